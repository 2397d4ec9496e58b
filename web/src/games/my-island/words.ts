/** What lies on each space, for screen readers. */
import { ROWS } from '../../lib/protocol/my-island/components';
import type { PlayerView } from '../../lib/protocol/my-island/PlayerView';
import type { RuleSetId } from '../../lib/protocol/my-island/RuleSetId';
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Text } from '../game';
import { hexOf, spacesOf } from './hex';
import { sideOf, terrainOf } from './side';

/** Every space, row by row. */
export function rowsOf(rules: RuleSetId): Space[][] {
  return Array.from({ length: ROWS }, (_, r) =>
    spacesOf(rules).filter((space) => hexOf(space).r === r),
  );
}

/** Ground and cover of a space, and whether the tile in hand fits there, if there is one. */
export function spaceWords(
  rules: RuleSetId,
  player: PlayerView,
  text: Text,
  isSticker = false,
): (space: Space, fit: string | undefined) => string {
  const covers = new Map(
    player.placed.flatMap(({ tile, spaces }) =>
      spaces.map(({ space, symbol }) => [space, { tile, symbol }] as const),
    ),
  );
  const ground = terrainOf(rules, player.island);
  const totem = (space: Space): 'none' | 'alone' | 'connected' => {
    if (!sideOf(rules).totems.includes(space)) return 'none';
    return player.totems.includes(space) ? 'connected' : 'alone';
  };
  const marks = new Map(
    player.island?.marks
      .filter((mark) => !mark.is_faded)
      .map(({ space, kind }) => [space, text(`my-island-sticker-${kind}`)]),
  );
  return (space, fits = 'unasked') => {
    const fit = isSticker && fits !== 'unasked' ? `sticker_${fits}` : fits;
    const mark = marks.get(space) ?? 'none';
    const terrain = text(`my-island-terrain-${ground[space]}`);
    const cover = covers.get(space);
    if (!cover) {
      return text('my-island-ui-space-free', {
        at: space,
        terrain,
        totem: totem(space),
        fit,
        mark,
      });
    }
    const symbol = text(`my-island-symbol-${cover.symbol}`);
    return text('my-island-ui-space-covered', { at: space, terrain, symbol, tile: cover.tile });
  };
}

/** What lies on each space, for screen readers. */
import { ROWS, SIDES } from '../../lib/protocol/my-island/components';
import type { PlayerView } from '../../lib/protocol/my-island/PlayerView';
import type { RuleSetId } from '../../lib/protocol/my-island/RuleSetId';
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Text } from '../game';
import { hexOf, spacesOf } from './hex';

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
): (space: Space, fit: string | undefined) => string {
  const covers = new Map(
    player.placed.flatMap(({ tile, spaces }) =>
      spaces.map(({ space, symbol }) => [space, { tile, symbol }] as const),
    ),
  );
  const totem = (space: Space): 'none' | 'alone' | 'connected' => {
    if (!SIDES[rules].totems.includes(space)) return 'none';
    return player.totems.includes(space) ? 'connected' : 'alone';
  };
  return (space, fit = 'unasked') => {
    const terrain = text(`my-island-terrain-${SIDES[rules].terrain[space]}`);
    const cover = covers.get(space);
    if (!cover) {
      return text('my-island-ui-space-free', { at: space, terrain, totem: totem(space), fit });
    }
    const symbol = text(`my-island-symbol-${cover.symbol}`);
    return text('my-island-ui-space-covered', { at: space, terrain, symbol, tile: cover.tile });
  };
}

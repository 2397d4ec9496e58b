/** Islands small enough to stand beside each other: a few paths each instead of hundreds of shapes. */
import { short } from '../../lib/board/geometry';
import type { IslandView } from '../../lib/protocol/my-island/IslandView';
import type { PlayerView } from '../../lib/protocol/my-island/PlayerView';
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Symbol as TileSymbol } from '../../lib/protocol/my-island/Symbol';
import type { Terrain } from '../../lib/protocol/my-island/Terrain';
import { hexOf } from './hex';
import { SYMBOLS, TERRAINS } from './kinds';
import { centre } from './layout';
import { outline } from './outline';
import { terrainOf } from './side';

function areas(spaces: readonly Space[], inset: number): string {
  return spaces.map((space) => outline([hexOf(space)], inset, 3)).join('');
}

/** One path for each kind of ground. */
export function groundPaths(
  rules: string,
  island: IslandView | undefined,
): { terrain: Terrain; d: string }[] {
  const ground = Object.entries(terrainOf(rules, island));
  return TERRAINS.map((terrain) => {
    const spaces = ground.filter(([, kind]) => kind === terrain).map(([space]) => space);
    return { terrain, d: areas(spaces, 0.5) };
  });
}

/** A sign simple enough to be told apart at a few pixels. */
const SIGNS: Readonly<Record<TileSymbol, string>> = {
  field: 'm-9-10v20m9-20v20m9-20v20',
  wall: 'm-12-6h24m-24 12h24',
  house: 'm-13 9 13-18 13 18z',
  path: 'm-9 12c0-12 18-12 18-24',
};

/** Covered spaces and their signs, one path each for every symbol. */
export function coverPaths(player: PlayerView): { symbol: TileSymbol; d: string; signs: string }[] {
  const covers = player.placed.flatMap((placed) => placed.spaces);
  return SYMBOLS.map((symbol) => {
    const spaces = covers.filter((cover) => cover.symbol === symbol).map((cover) => cover.space);
    const signs = spaces.map((space) => {
      const { x, y } = centre(hexOf(space));
      return `M${short(x)} ${short(y)}${SIGNS[symbol]}`;
    });
    return { symbol, d: areas(spaces, 1), signs: signs.join('') };
  });
}

/** Hexes by axial coordinates: pointy-topped, `q` to the right, `r` downwards. */
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Symbol as TileSymbol } from '../../lib/protocol/my-island/Symbol';
import type { Target } from '../../lib/protocol/my-island/Target';
import type { Tile } from '../../lib/protocol/my-island/Tile';
import { opened } from './opened.svelte';
import { sideOf } from './side';

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A hex of a tile as it lies, and what it shows. */
export interface TileHex {
  readonly hex: Hex;
  readonly symbol: TileSymbol;
  /** Counts for two. */
  readonly isTwice?: boolean;
}

/** A tile can be turned in steps of 60 degrees. */
export const TURNS = 6;

/** Steps to the neighbours, clockwise from the east. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function hexOf(space: Space): Hex {
  const [q, r] = space.split(',').map(Number);
  return { q: q ?? Number.NaN, r: r ?? Number.NaN };
}

export function spaceOf(hex: Hex): Space {
  return `${hex.q},${hex.r}`;
}

export function plus(hex: Hex, step: Hex): Hex {
  return { q: hex.q + step.q, r: hex.r + step.r };
}

/** This step, turned clockwise by `turns` times 60 degrees. */
export function turned(step: Hex, turns: number): Hex {
  let { q, r } = step;
  for (let n = 0; n < turns; n += 1) [q, r] = [-r, q + r];
  // No `-0`, which is not equal to 0 in tests and keys.
  return { q: q + 0, r: r + 0 };
}

/** Where the hexes of a tile lie when its first one lies on `at`. */
export function tileHexes(tile: Tile, rotation: number, at: Hex): TileHex[] {
  const hexes = opened.print(tile)?.hexes ?? [];
  return hexes.map(([q, r, symbol]) => ({ hex: plus(at, turned({ q, r }, rotation)), symbol }));
}

/** The hexes of a tile, told which of them counts twice. */
export function withDoubles(
  tile: Tile,
  hexes: readonly TileHex[],
  doubled: readonly Target[] = [],
): readonly TileHex[] {
  if (!doubled.some((target) => target.startsWith(`${tile}/`))) return hexes;
  return hexes.map((each, n) => ({ ...each, isTwice: doubled.includes(`${tile}/${n}`) }));
}

export function isOnIsland(rules: string, hex: Hex): boolean {
  return spaceOf(hex) in sideOf(rules).terrain;
}

/** Every space of a board, row by row. */
export function spacesOf(rules: string): Space[] {
  return Object.keys(sideOf(rules).terrain);
}

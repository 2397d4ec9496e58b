/** The peninsula as a graph: its spaces, the halves of the sand banks, and what touches what. */
import type { Point } from '../../lib/board/geometry';
import type { Bank } from '../../lib/protocol/cooper-island/Bank';
import { BANKS, type Hex, LAND } from '../../lib/protocol/cooper-island/components';
import type { Half } from '../../lib/protocol/cooper-island/Half';
import type { Space } from '../../lib/protocol/cooper-island/Space';
import { cornersOf, type Leaf, riseOf } from './layout';

export const SPACES: readonly Space[] = Object.keys(LAND);
export const BANK_NAMES: readonly Bank[] = Object.keys(BANKS);
/** Half of a sand bank, as `WL1a`. */
export type Shoal = string;

export const SHOALS: readonly Shoal[] = BANK_NAMES.flatMap((bank) => [`${bank}a`, `${bank}b`]);
/** The six ways from a hex, clockwise. */
export const WAYS: readonly Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export function shoalOf(bank: Bank, half: Half): Shoal {
  return `${bank}${half}`;
}

export function partsOf(shoal: Shoal): { bank: Bank; half: Half } {
  return { bank: shoal.slice(0, -1), half: shoal.endsWith('a') ? 'a' : 'b' };
}

const HEXES: ReadonlyMap<string, Hex> = new Map([
  ...SPACES.map((space): [string, Hex] => [space, LAND[space] as Hex]),
  ...SHOALS.map((shoal): [string, Hex] => {
    const { bank, half } = partsOf(shoal);
    return [shoal, (BANKS[bank] as Record<Half, Hex>)[half]];
  }),
]);
const NAMES: ReadonlyMap<string, string> = new Map(
  [...HEXES].map(([name, hex]) => [hex.join(), name]),
);

export function isSpace(key: string): key is Space {
  return key in LAND;
}

export function isShoal(key: string): key is Shoal {
  return HEXES.has(key) && !isSpace(key);
}

/** Where a space or half of a bank lies; the harbor for anything else. */
export function hexOf(key: string): Hex {
  return HEXES.get(key) ?? [0, 1];
}

/** The space or shoal one step that way; `null` beyond the drawing. */
export function stepFrom(key: string, way: number): string | null {
  const [q, r] = hexOf(key);
  const [dq, dr] = WAYS[way] ?? [0, 0];
  return NAMES.get(`${q + dq},${r + dr}`) ?? null;
}

export function neighboursOf(key: string): string[] {
  return WAYS.flatMap((_, way) => stepFrom(key, way) ?? []);
}

/** Which of the six ways leads from one to the other; -1 if they do not touch. */
export function wayBetween(from: string, to: string): number {
  return WAYS.findIndex((_, way) => stepFrom(from, way) === to);
}

/** What of a stack can be seen: its top, and the cliffs below it, as one shape. */
export function silhouette(leaf: Leaf, middle: Point, level: number): Point[] {
  const up = riseOf(leaf, level);
  const top = cornersOf(leaf, middle, up);
  if (up < 0.5) return top;
  const ground = cornersOf(leaf, middle);
  // Clockwise: the upper corners at the top, the lower ones on the ground.
  return [...top, ...ground]
    .filter(({ x, y }) => {
      const isUpper = top.some((one) => one.x === x && one.y === y);
      return isUpper ? y <= middle.y - up + 0.01 : y >= middle.y - 0.01;
    })
    .sort((one, other) => angle(one, middle, up) - angle(other, middle, up));
}

function angle({ x, y }: Point, middle: Point, up: number): number {
  return Math.atan2(y - (middle.y - up / 2), x - middle.x);
}

/** Deterministic scenery: which drawing stands on which space, and the mountain range. */
import { type Point, short } from '../../lib/board/geometry';
import type { IslandView } from '../../lib/protocol/my-island/IslandView';
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Terrain } from '../../lib/protocol/my-island/Terrain';
import { type Hex, hexOf } from './hex';
import { centre, HEX_WIDTH, SIZE } from './layout';
import { terrainOf } from './side';

export interface Ground {
  readonly space: Space;
  readonly hex: Hex;
  readonly terrain: Terrain;
  readonly centre: Point;
  /** Which of a few drawings, so that neighbours do not look stamped. */
  readonly variant: number;
}

export const VARIANTS = 4;

export function grounds(rules: string, island?: IslandView): Ground[] {
  return Object.entries(terrainOf(rules, island)).map(([space, terrain]) => {
    const hex = hexOf(space);
    const { x, y } = centre(hex);
    const variant = (hex.q * 5 + hex.r * 7 + hex.q * hex.r) % VARIANTS;
    return { space, hex, terrain, centre: { x: short(x), y: short(y) }, variant };
  });
}

interface Peak {
  readonly x: number;
  readonly height: number;
}

/** The range ends where row 0 ends; it is lower at both coasts. */
const LEFT = -HEX_WIDTH / 2;
const RIGHT = 15.5 * HEX_WIDTH;
const FOOT = -SIZE / 3;

const HEIGHTS_NEAR = [44, 72, 58, 92, 70, 104, 80, 118, 84, 108, 68, 96, 62, 78, 50, 42];
const HEIGHTS_FAR = [64, 98, 86, 122, 108, 134, 118, 142, 126, 114, 128, 94, 100, 68];

function spread(heights: readonly number[], margin: number): Peak[] {
  const step = (RIGHT - LEFT - 2 * margin) / (heights.length - 1);
  return heights.map((height, n) => ({ x: LEFT + margin + n * step, height }));
}

/** Far peaks first, so that near ones cover them. */
export const RANGE = { far: spread(HEIGHTS_FAR, 58), near: spread(HEIGHTS_NEAR, 34) };

function path(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** A peak with a lit and a shaded side and snow on top. */
export function peakPaths({ x, height }: Peak) {
  const half = height * 0.62 + 10;
  const top = FOOT - height;
  return {
    lit: path([
      [x - half, FOOT],
      [x, top],
      [x + half, FOOT],
    ]),
    shaded: path([
      [x, top],
      [x + half, FOOT],
      [x + half * 0.12, FOOT],
      [x - half * 0.1, top + height * 0.5],
    ]),
    snow: path([
      [x, top],
      [x + half * 0.3, top + height * 0.3],
      [x + half * 0.12, top + height * 0.24],
      [x + half * 0.02, top + height * 0.38],
      [x - half * 0.12, top + height * 0.25],
      [x - half * 0.3, top + height * 0.3],
    ]),
  };
}

/** The highlands behind the top row belong to the coast too. */
export function withHighlands(island: readonly Hex[]): Hex[] {
  const top = island.filter((hex) => hex.r === 0 && hex.q > 0);
  return [...island, ...top.map((hex) => ({ q: hex.q, r: -1 }))];
}

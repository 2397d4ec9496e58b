/** The land of every island: its lines from the sea inwards, its ground, and what grows there. */
import { chances } from '../../../lib/board/byHand';
import { distance, type Point } from '../../../lib/board/geometry';
import type { Island } from '../../../lib/protocol/yamatai/Island';
import { centreOf, ISLES } from '../chart';
import { between, coast, faceOf, shrunk } from './coast';

export type Ground = 'pine' | 'cherry' | 'grove' | 'paddy' | 'heath';
export type Growth = 'fir' | 'cherry' | 'bamboo' | 'tuft' | 'rock';

export interface Plant extends Point {
  readonly kind: Growth;
  readonly scale: number;
}

export interface Land {
  readonly island: Island;
  readonly ground: Ground;
  /** Path data. */
  readonly shallows: string;
  readonly foam: string;
  readonly sand: string;
  readonly soil: string;
  readonly inner: string;
  /** Terraces of a paddy, water and rice in turn. */
  readonly terraces: readonly string[];
  /** Where the mountain stands, if there is one. */
  readonly peak: Point;
  /** From back to front. */
  readonly plants: readonly Plant[];
}

/** Neighbours differ. */
const GROUNDS =
  'cherry pine heath grove pine cherry paddy pine grove cherry heath pine pine heath paddy grove pine cherry paddy cherry pine heath grove grove pine cherry paddy heath pine heath pine grove cherry paddy'.split(
    ' ',
  ) as Ground[];

const GROWS: Readonly<Record<Ground, Growth>> = {
  pine: 'fir',
  cherry: 'cherry',
  grove: 'bamboo',
  paddy: 'bamboo',
  heath: 'tuft',
};
const MANY: Readonly<Record<Ground, number>> = { pine: 9, cherry: 9, grove: 9, paddy: 3, heath: 7 };
const TRIES = 60;
const APART = 9;

/** Room for a house or a token in the middle, and for a mountain behind it. */
function isFree(at: Point, middle: Point): boolean {
  const [dx, dy] = [Math.abs(at.x - middle.x), at.y - middle.y];
  return !(dx < 27 && dy > -26 && dy < 30);
}

export function isBehindPeak(plant: Point, island: Island): boolean {
  const middle = centreOf(island);
  return plant.y < middle.y - 4 && Math.abs(plant.x - middle.x) < 46;
}

function plantsOf(island: Island, ground: Ground, chance: () => number): Plant[] {
  const middle = centreOf(island);
  const inner = shrunk(faceOf(island), 38);
  const plants: Plant[] = [];
  for (let tried = 0; tried < TRIES && plants.length < MANY[ground]; tried += 1) {
    const side = Math.floor(chance() * inner.length);
    const [from, to] = [inner[side], inner[(side + 1) % inner.length]];
    if (!from || !to) continue;
    const on = between(from, to, 0.15 + chance() * 0.7);
    const at = { x: on.x + (chance() - 0.5) * 12, y: on.y + (chance() - 0.5) * 9 };
    const isApart = plants.every((other) => distance(other, at) >= APART);
    if (!isFree(at, middle) || !isApart) continue;
    plants.push({ ...at, kind: kindOf(ground, chance), scale: 0.75 + chance() * 0.35 });
  }
  return plants.sort((a, b) => a.y - b.y);
}

function kindOf(ground: Ground, chance: () => number): Growth {
  if (chance() < 0.1) return 'rock';
  return chance() < 0.22 ? 'fir' : GROWS[ground];
}

function landOf(island: Island, n: number): Land {
  const ground = GROUNDS[n] ?? 'pine';
  const chance = chances((n + 1) * 77 + 5);
  const middle = centreOf(island);
  return {
    island,
    ground,
    shallows: coast(island, 10),
    foam: coast(island, 5.5),
    sand: coast(island),
    soil: coast(island, -6.5, 2),
    inner: coast(island, -15, 7),
    terraces: ground === 'paddy' ? [-17, -24, -31, -38].map((by) => coast(island, by, 4)) : [],
    peak: { x: middle.x + (chance() - 0.5) * 10, y: middle.y - 14 },
    plants: plantsOf(island, ground, chance),
  };
}

/** The chart is always the same: drawn once. */
export const LANDS: readonly Land[] = ISLES.map(landOf);

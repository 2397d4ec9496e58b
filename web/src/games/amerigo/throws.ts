/** What a throw did, read off two positions: the log does not come with the board. */

import type { Colour } from '../../lib/protocol/amerigo/Colour';
import type { View } from '../../lib/protocol/amerigo/View';
import { COLOURS, each, total } from './cubes';

export interface Throw {
  readonly colour: Colour;
  readonly thrown: number;
  /** Cubes that came out, one entry each. */
  readonly out: readonly Colour[];
}

type Cubed = Pick<View, 'pass' | 'round' | 'cubes'>;

const CUBES = 7;

export function roundOf(view: Pick<View, 'pass' | 'round'>): string {
  return `${view.pass}/${view.round}`;
}

/** The throw that began the round of `now`, if `before` was in another round. */
export function throwBetween(before: Cubed, now: Cubed): Throw | null {
  if (roundOf(before) === roundOf(now) || total(now.cubes.field) === 0) return null;
  const thrown = CUBES - (before.cubes.tower[COLOURS.indexOf(now.round)] ?? 0);
  return { colour: now.round, thrown, out: each(now.cubes.field) };
}

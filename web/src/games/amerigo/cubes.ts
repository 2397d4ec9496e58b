/** The seven colours in the order of the rondel, and cubes counted by them. */
import type { Colour } from '../../lib/protocol/amerigo/Colour';

export const COLOURS: readonly Colour[] = [
  'blue',
  'black',
  'red',
  'brown',
  'green',
  'yellow',
  'white',
];

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** One entry for each cube, in the order of the rondel. */
export function each(counts: readonly number[]): Colour[] {
  return COLOURS.flatMap((colour, n) => Array<Colour>(counts[n] ?? 0).fill(colour));
}

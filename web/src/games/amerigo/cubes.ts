/** The seven colours in the order of the rondel, and cubes as they are written in events. */
import type { Colour } from '../../lib/protocol/amerigo/Colour';
import type { Cubes } from '../../lib/protocol/amerigo/Cubes';

export const COLOURS: readonly Colour[] = [
  'blue',
  'black',
  'red',
  'brown',
  'green',
  'yellow',
  'white',
];

/** Of each colour how many: `4blue,1red`, or `none`. */
export function countsOf(cubes: Cubes): number[] {
  const counts = new Map(
    cubes.split(',').map((part) => [part.replace(/^\d+/, ''), Number.parseInt(part, 10)] as const),
  );
  return COLOURS.map((colour) => counts.get(colour) ?? 0);
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** One entry for each cube, in the order of the rondel. */
export function each(counts: readonly number[]): Colour[] {
  return COLOURS.flatMap((colour, n) => Array<Colour>(counts[n] ?? 0).fill(colour));
}

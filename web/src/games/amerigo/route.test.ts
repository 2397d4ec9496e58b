import { expect, it } from 'vitest';
import { routeTo } from './route';
import { chartSpaces } from './spaces';

const spaces = chartSpaces({ rows: 5, columns: 5 }, []);
const steps = new Map([
  ['a1', 0],
  ['b1', 1],
  ['c1', 2],
  ['c2', 3],
]);

it('leads from the ship to the place, one step after the other', () => {
  expect(routeTo('c2', steps, spaces.neighbours)).toEqual(['a1', 'b1', 'c1', 'c2']);
  expect(routeTo('a1', steps, spaces.neighbours)).toEqual(['a1']);
});

it('is empty where the distances leave a gap', () => {
  const gap = new Map([...steps].filter(([place]) => place !== 'b1'));
  expect(routeTo('c2', gap, spaces.neighbours)).toEqual([]);
});

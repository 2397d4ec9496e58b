import { expect, test } from 'vitest';
import { huesOf } from './colours';

test('seats wear their own hues, for spectators always', () => {
  expect(huesOf(2, 'seat')).toEqual([0, 1, 2, 3]);
  expect(huesOf(null, '3')).toEqual([0, 1, 2, 3]);
});

test('who chooses a hue swaps with its seat', () => {
  expect(huesOf(0, '2')).toEqual([2, 1, 0, 3]);
  expect(huesOf(1, '1')).toEqual([0, 1, 2, 3]);
});

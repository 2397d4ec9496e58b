import { expect, test } from 'vitest';
import { hueOfIsland } from './board/hues';
import { huesOf } from './colours';

test('seats wear their own hues, for spectators always', () => {
  expect(huesOf(2, 'seat')).toEqual([0, 1, 2, 3]);
  expect(huesOf(null, '3')).toEqual([0, 1, 2, 3]);
});

test('who chooses a hue swaps with its seat', () => {
  expect(huesOf(0, '2')).toEqual([2, 1, 0, 3]);
  expect(huesOf(1, '1')).toEqual([0, 1, 2, 3]);
});

test('in a campaign seats wear the hues of their islands, whatever I chose', () => {
  // The turtle is away: who sits one seat further up keeps the hue.
  expect(huesOf(0, '3', [1, 3, 2]).slice(0, 3)).toEqual([1, 3, 2].map(hueOfIsland));
  expect(huesOf(null, 'seat', [2, 0]).slice(0, 2)).toEqual([2, 0]);
});

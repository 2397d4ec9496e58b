import { expect, test } from 'vitest';
import type { EndsView } from '../../../lib/protocol/yamatai/EndsView';
import { gaugesOf, leftOf } from './gauges';

const ends: EndsView = {
  supply: [22, 8, 3, 13, 0],
  houses: [6, 2, 4, 2],
  specialists_left: 9,
  specialists_missing: 1,
  tiles_left: 4,
  tiles_missing: 4,
  last_round: 40,
};

test('every cargo has a gauge, red when few are left', () => {
  const gauges = gaugesOf(ends);
  expect(gauges.map(({ share }) => share)).toEqual([100, 42, 19, 100, 0]);
  expect(gauges.filter(({ isLow }) => isLow).map(({ cargo }) => cargo)).toEqual(['stone', 'gold']);
  expect(gauges.map(({ price }) => price)).toEqual([1, 2, 3, 4, 5]);
});

test('the fewest houses count, with those who have them', () => {
  const [houses] = leftOf(ends);
  expect(houses).toEqual({ end: 'houses', left: 2, missing: 0, seats: [1, 3], isLow: true });
});

test('a deck is low when it may not fill the row', () => {
  const low = leftOf(ends).map(({ end, isLow }) => [end, isLow]);
  expect(low).toEqual([
    ['houses', true],
    ['tiles', true],
    ['specialists', false],
  ]);
});

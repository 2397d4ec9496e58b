import { expect, test } from 'vitest';
import type { Event } from '../../lib/protocol/yamatai/Event';
import { scoredAt } from './scored';
import { viewOf } from './testing';

const EVENTS: readonly Event[] = [
  { event: 'tile_built', seat: 0, tile: 'T22', island: 'I02' },
  { event: 'tile_built', seat: 1, tile: 'T13', island: 'I08' },
  { event: 'neighbours_honoured', seat: 1, prestige: 1 },
  { event: 'mountain_honoured', seat: 1, prestige: 1 },
  { event: 'specialist_honoured', seat: 1, specialist: 'oyama', prestige: 1 },
  { event: 'specialist_honoured', seat: 1, specialist: 'bishamon', prestige: 1 },
];

test('buildings score where they stand, prestige where it was earned', () => {
  expect(scoredAt('buildings', 1, viewOf(), EVENTS)).toEqual([
    { seat: 1, spaces: ['I08'], points: 3 },
  ]);
  expect(scoredAt('prestige', 1, viewOf(), EVENTS)).toEqual([
    { seat: 1, spaces: ['I08'], points: 3 },
  ]);
  expect(scoredAt('coins', 1, viewOf(), EVENTS)).toEqual([]);
});

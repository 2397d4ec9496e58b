import { expect, test } from 'vitest';
import { openersOf, spotsOf } from './spots';

test('what may lie on a card lies there, and leaves the others free', () => {
  const spots = spotsOf({
    storage: [1, 0, 2, 0, 0, 0],
    spots: 5,
    small_cards: ['pantry', 'fish_market', 'granary'],
  });
  expect(spots).toHaveLength(8);
  expect(spots.slice(0, 5).every(({ item }) => item === null)).toBe(true);
  expect(spots.slice(5).map(({ item }) => item)).toEqual(['food', 'coin', 'food']);
});

test('what fits on no card lies anywhere', () => {
  const spots = spotsOf({ storage: [0, 1, 0, 0, 1, 0], spots: 2, small_cards: ['fish_market'] });
  expect(spots.map(({ item }) => item)).toEqual(['wood', 'gold', null]);
});

test('small buildings and the supplies boat open more, until they are built', () => {
  expect(openersOf({ unbuilt: [2, 2, 1], boats_left: ['goods', 'coin'] })).toEqual([
    'small',
    'small',
    'boat',
  ]);
  expect(openersOf({ unbuilt: [0, 2, 1], boats_left: ['coin'] })).toEqual([]);
});

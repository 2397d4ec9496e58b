import { expect, test } from 'vitest';
import { choosers, placesOf, trackOf } from './track';

const fleets = {
  open: [null, 'F3', null, 'F8', 'F1'],
  next: ['F7'],
  later: ['F2', 'F4', 'F6', 'F9'],
  turned_up: 2,
};
const turns = [
  { seat: 2, fleet: 'F10' },
  { seat: 0, fleet: 'F5' },
  { seat: 1, fleet: null },
];
const next_order = [
  { seat: 0, fleet: 'F5' },
  { seat: 2, fleet: 'F10' },
];

test('fleets that were taken come first, turn by turn, and the open ones keep their order', () => {
  expect(trackOf({ fleets, turns })).toEqual([
    { fleet: 'F10', by: 2 },
    { fleet: 'F5', by: 0 },
    { fleet: 'F3', by: null },
    { fleet: 'F8', by: null },
    { fleet: 'F1', by: null },
  ]);
});

test('the next round forms by the numbers of the fleets', () => {
  const places = placesOf({ fleets, turns, next_order });
  expect(places.filter(({ seat }) => seat !== null)).toEqual([
    { number: 5, seat: 0, isOpen: false },
    { number: 10, seat: 2, isOpen: false },
  ]);
  expect(places.filter(({ isOpen }) => isOpen).map(({ number }) => number)).toEqual([1, 3, 8]);
  expect(choosers({ turns })).toEqual([1]);
});

test('when all have chosen, no place is open any more', () => {
  const all = turns.map((turn) => ({ ...turn, fleet: turn.fleet ?? 'F3' }));
  expect(placesOf({ fleets, turns: all, next_order }).some(({ isOpen }) => isOpen)).toBe(false);
});

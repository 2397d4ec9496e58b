import { expect, test } from 'vitest';
import { addedUp } from './history';

const game = {
  begins: (event: { card?: number }) => (event.card === undefined ? null : ('round' as const)),
  points: (event: { seat?: number; points?: number }, seat: number) =>
    event.seat === seat ? (event.points ?? 0) : 0,
};

test('what the log tells is added to the points of the beginning, round by round', () => {
  const log = [
    { entry: 0, events: [{ card: 1 }] },
    { entry: 1, events: [{ seat: 0, points: 3 }] },
    { entry: 2, events: [{ card: 2 }] },
    {
      entry: 3,
      events: [
        { seat: 1, points: -1 },
        { seat: 0, points: 2 },
      ],
    },
  ];
  expect(addedUp(log, [10, 10], game)).toEqual([
    [13, 10],
    [15, 9],
  ]);
});

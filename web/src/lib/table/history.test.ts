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
  expect(addedUp(log, [10, 10], game)).toEqual({
    rounds: [
      [13, 10],
      [15, 9],
    ],
    hasEnd: false,
  });
});

test('what the final scoring adds stands apart from the last round', () => {
  const begins = (event: { card?: number; end?: true }) =>
    event.end ? ('end' as const) : game.begins(event);
  const log = [
    { entry: 0, events: [{ card: 1 }] },
    { entry: 1, events: [{ seat: 0, points: 3 }, { end: true }, { seat: 1, points: 5 }] },
  ];
  expect(addedUp(log, [0, 0], { ...game, begins })).toEqual({
    rounds: [
      [3, 0],
      [3, 5],
    ],
    hasEnd: true,
  });
});

import { expect, test } from 'vitest';
import { remembered } from './remember';

interface Said {
  seat?: number;
  points?: number;
  begins?: 'round' | 'end';
}

const game = {
  begins: (event: Said) => event.begins ?? null,
  points: (event: Said, seat: number) => (event.seat === seat ? (event.points ?? 0) : 0),
};
const log = [
  { entry: 0, events: [{ begins: 'round' as const }] },
  { entry: 1, events: [{ seat: 0 }, { seat: 0, points: 3 }] },
  { entry: 2, events: [{ seat: 0, points: 4 }] },
  { entry: 3, events: [{ seat: 1, points: 2 }] },
  { entry: 4, events: [{ begins: 'round' as const }] },
  { entry: 5, events: [{ seat: 1, points: -1 }] },
  { entry: 6, events: [{ seat: 0, points: 1 }] },
  {
    entry: 7,
    events: [{ seat: 1, points: 6 }, { begins: 'end' as const }, { seat: 0, points: 50 }],
  },
];

test('the three largest gains of a turn, without the final scoring', () => {
  const found = remembered(log, game, null);
  expect(found.map(({ seat, points, round, entries }) => [seat, points, round, entries])).toEqual([
    [0, 7, 1, 3],
    [1, 2, 1, 4],
    [1, 6, 2, 8],
  ]);
  expect(found[0]?.event).toEqual({ seat: 0, points: 4 });
});

test('a moment holds all that happened in its turn, and turns that begin are told apart', () => {
  const [first] = remembered(log, game, null);
  expect(first?.lines.map(({ event }) => event)).toEqual([
    { seat: 0 },
    { seat: 0, points: 3 },
    { seat: 0, points: 4 },
  ]);
  const beginning = { ...game, beginsTurn: (event: Said) => event.points === 4 };
  expect(remembered(log, beginning, null).map(({ points }) => points)).toEqual([3, 4, 6]);
});

test('whoever lost sees the own best moment first', () => {
  expect(remembered(log, game, 1).map(({ seat, points }) => [seat, points])).toEqual([
    [1, 6],
    [0, 7],
    [1, 2],
  ]);
});

test('two turns in a row are two', () => {
  const twice = [
    {
      entry: 0,
      events: [
        { seat: 0, points: 5 },
        { seat: 0, isLast: true },
      ],
    },
    {
      entry: 1,
      events: [
        { seat: 0, points: 4 },
        { seat: 0, isLast: true },
      ],
    },
  ];
  const ending = { ...game, endsTurn: (event: { isLast?: boolean }) => event.isLast ?? false };
  expect(remembered(twice, ending, null).map(({ points }) => points)).toEqual([5, 4]);
});

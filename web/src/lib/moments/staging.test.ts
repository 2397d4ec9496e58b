import { expect, test } from 'vitest';
import type { GameModule } from '../../games/game';
import { staged } from './staging';

/** A game in which every event says of itself what it is worth. */
interface Said {
  seat?: number;
  points?: number;
  kind?: 'closed' | 'raided';
}

const game: Pick<GameModule<null, never, Said>, 'targets' | 'points' | 'moment'> = {
  targets: ({ seat }) => [`space:${seat}`],
  points: (event, seat) => (event.seat === seat ? (event.points ?? 0) : 0),
  moment: ({ kind }) => (kind ? { kind, targets: ['space:9'], text: `${kind}!` } : null),
};
const stage = (events: Said[]) =>
  staged(events, { game, view: null, seats: 3, text: (id: string) => id });

test('points fly from where they were earned to whose they are', () => {
  expect(stage([{ seat: 1, points: 3 }, { seat: 2, points: -1 }, { seat: 0 }]).flights).toEqual([
    { seat: 1, points: 3, targets: ['space:1'] },
    { seat: 2, points: -1, targets: ['space:2'] },
  ]);
});

test('the rarest is heard: a moment before points, points before a move', () => {
  expect(stage([{ seat: 1 }]).sound).toBe('knock');
  expect(stage([{ seat: 1 }, { seat: 1, points: 2 }]).sound).toBe('pluck');
  expect(stage([{ seat: 1, points: -2 }]).sound).toBe('drop');
  expect(
    stage([
      { seat: 1, points: 2 },
      { seat: 1, kind: 'closed' },
    ]).sound,
  ).toBe('closed');
  expect(stage([{}]).sound).toBeNull();
});

test('where a move is told at once, all its moments are in one line, each word once', () => {
  const events: Said[] = [
    { seat: 1, kind: 'closed' },
    { seat: 1, kind: 'raided' },
    { seat: 2, kind: 'raided' },
    { seat: 1, kind: 'closed' },
  ];
  const at = { ...game, movesAtOnce: true };
  const told = staged(events, { game: at, view: null, seats: 3, text: (id: string) => id });
  expect(told.moments).toEqual([
    { kind: 'closed', targets: ['space:9'], text: '2 × closed! · raided!', seat: 1 },
    { kind: 'raided', targets: ['space:9'], text: 'raided!', seat: 2 },
  ]);
  expect(stage(events).moments).toHaveLength(3);
});

test('a moment knows whose it is, and too many at once are not shown', () => {
  const many = Array.from({ length: 20 }, (): Said => ({ seat: 2, points: 1, kind: 'raided' }));
  const { moments, flights } = stage(many);
  expect(moments[0]).toEqual({ kind: 'raided', targets: ['space:9'], text: 'raided!', seat: 2 });
  expect(moments).toHaveLength(3);
  expect(flights).toHaveLength(8);
});

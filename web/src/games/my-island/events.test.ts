import { expect, test } from 'vitest';
import { beginning, pointsOf } from './events';

test('a card begins a round, the scoring a part', () => {
  expect(beginning({ event: 'card_revealed', tile: 'T01', left: 9 })).toBe('round');
  expect(beginning({ event: 'scoring_began' })).toBe('end');
  expect(beginning({ event: 'finished', seat: 0 })).toBeNull();
});

test('points go to the seat of their event, and a rank brings none', () => {
  const passed = { event: 'passed', seat: 1, tile: 'T01', points: -1 } as const;
  expect(pointsOf(passed, 1)).toBe(-1);
  expect(pointsOf(passed, 0)).toBe(0);
  expect(pointsOf({ event: 'ranked', seat: 1, rank: 1, points: 40, progress: 2 }, 1)).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Finale, LINE_MS, linesOf } from './finale.svelte';

const line = (category: string, points: number) => ({ category, points });
const anna = {
  seat: 0,
  rank: 1,
  points: 14,
  points_at_end: 14,
  lines: [line('start', 10), line('farms', 6), line('beach', -2)],
};
const ben = {
  seat: 1,
  rank: 2,
  points: 10,
  points_at_end: 10,
  lines: [line('start', 10), line('passes', 0)],
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('lines in which nobody has anything are on the sheet, but not counted aloud', () => {
  expect(linesOf([anna, ben])).toEqual({
    all: ['start', 'farms', 'beach', 'passes'],
    counting: ['start', 'farms', 'beach'],
  });
});

test('points grow line by line, and end where they are', () => {
  const [online, onover] = [vi.fn(), vi.fn()];
  const finale = new Finale(linesOf([anna, ben]).counting, { online, onover });
  finale.start();
  expect([finale.category, finale.counted(anna), finale.counted(ben)]).toEqual(['start', 10, 10]);
  vi.advanceTimersByTime(LINE_MS);
  expect([finale.category, finale.counted(anna)]).toEqual(['farms', 16]);
  vi.advanceTimersByTime(2 * LINE_MS);
  expect([finale.isRunning, finale.counted(anna)]).toEqual([false, 14]);
  expect(online.mock.calls).toEqual([[0], [1], [2]]);
  expect(onover).toHaveBeenCalledTimes(1);
});

test('one press skips all of it, once', () => {
  const onover = vi.fn();
  const finale = new Finale(['start', 'farms'], { online: () => undefined, onover });
  finale.start();
  finale.skip();
  finale.skip();
  vi.advanceTimersByTime(5 * LINE_MS);
  expect(onover).toHaveBeenCalledTimes(1);
  expect(finale.counted(anna)).toBe(14);
});

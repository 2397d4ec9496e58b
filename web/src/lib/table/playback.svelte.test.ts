import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback, type Step } from './playback.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function step(entry: number, seat: number, isKnown = true): Step {
  const position = isKnown ? { view: `after ${entry}`, standings: [] } : null;
  return { entry, events: [{ event: 'did', seat, entry }], position };
}

function playback(ms = 400) {
  const shown: number[] = [];
  const calls = vi.fn();
  const load = vi.fn(async (entries: number) => ({ view: `loaded ${entries}`, standings: [] }));
  const one = new Playback({ load, stepMs: () => ms });
  one.onshow((events) => {
    calls();
    shown.push(...events.map((event) => (event as { entry: number }).entry));
  });
  return { one, shown, calls, load };
}

test('steps of others are shown one after the other, the last of them at the present', async () => {
  const { one, shown } = playback();
  one.take([step(1, 1)], [0]);
  one.take([step(2, 1)], [0]);
  one.take([step(3, 2)], [0]);
  await vi.advanceTimersByTimeAsync(0);
  expect([shown, one.past?.position.view]).toEqual([[1], 'after 1']);
  await vi.advanceTimersByTimeAsync(400);
  expect([shown, one.past?.position.view]).toEqual([[1, 2], 'after 2']);
  await vi.advanceTimersByTimeAsync(400);
  expect(shown).toEqual([1, 2, 3]);
  expect(one.past).toBeNull();
  expect(one.now?.entry).toBe(3);
  await vi.advanceTimersByTimeAsync(400);
  expect(one.now).toBeNull();
});

test('one step alone keeps nobody from the board', async () => {
  const { one } = playback();
  one.take([step(1, 1)], [0]);
  await vi.advanceTimersByTimeAsync(0);
  expect(one.past).toBeNull();
});

test('positions in between are asked for', async () => {
  const { one, load } = playback();
  one.rest({ view: 'before', standings: [] });
  one.take([step(4, 1, false), step(5, 1)], [0]);
  expect(one.past?.position.view).toBe('before');
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledWith(5);
  expect(one.past?.position.view).toBe('loaded 5');
});

test('whoever skips is at the present, and hears of everything once', async () => {
  const { one, shown, calls } = playback();
  one.take([step(1, 1), step(2, 1), step(3, 1)], [0]);
  await vi.advanceTimersByTimeAsync(0);
  one.skip();
  expect([one.now, one.past]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown).toEqual([1, 2, 3]);
  // The first when it was shown, the rest together.
  expect(calls).toHaveBeenCalledTimes(2);
});

test('my own step leads to the present', async () => {
  const { one, shown } = playback();
  one.take([step(1, 1), step(2, 1)], [0]);
  await vi.advanceTimersByTimeAsync(0);
  one.take([step(3, 0)], [0]);
  expect(one.past).toBeNull();
  expect(shown).toEqual([1, 2, 3]);
});

test('where nothing moves all of it is told at once', () => {
  const { one, shown } = playback(0);
  one.take([step(1, 1), step(2, 1)], [0]);
  expect([shown, one.now, one.past]).toEqual([[1, 2], null, null]);
});

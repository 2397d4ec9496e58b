import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Trouble } from '../net/api';
import type { MatchSummary } from '../protocol/MatchSummary';
import { EVERY_MS, MyTables } from './myTables.svelte';

const seats = [{ seat: 0, name: 'Anna', kind: 'person', is_online: true, is_mine: true }];
const table = (owing: number[]) => ({ id: 'm1', seats, owing }) as unknown as MatchSummary;

let called: string[];
let tables: MyTables;
let leave: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(api, 'matches').mockResolvedValue([table([])]);
  called = [];
  tables = new MyTables((fresh) => called.push(...fresh.map(({ id }) => id)));
  await tables.load();
  leave = tables.follow();
});

afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what changes is seen without a reload, and called out once', async () => {
  vi.mocked(api.matches).mockResolvedValue([table([0])]);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(tables.all[0]?.owing).toEqual([0]);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(called).toEqual(['m1']);
});

test('without an answer it shows how things stood, and says so until there is one', async () => {
  const failure = new Trouble(0, 'unreachable', '');
  vi.mocked(api.matches).mockRejectedValue(failure);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(tables.trouble).toBe(failure);
  expect(tables.all).toHaveLength(1);
  vi.mocked(api.matches).mockResolvedValue([]);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(tables.trouble).toBeNull();
  expect(tables.all).toEqual([]);
});

test('nothing is asked while nobody looks, nor after leaving', async () => {
  vi.mocked(api.matches).mockClear();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(EVERY_MS * 5);
  expect(api.matches).not.toHaveBeenCalled();
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(api.matches).toHaveBeenCalledTimes(1);
  leave();
  await vi.advanceTimersByTimeAsync(EVERY_MS * 5);
  expect(api.matches).toHaveBeenCalledTimes(1);
});

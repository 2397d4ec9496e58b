import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Holding } from './holding.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever holds it long enough opens it, once', () => {
  const done = vi.fn();
  const seal = new Holding(700, done);
  seal.begin();
  seal.begin();
  vi.advanceTimersByTime(699);
  expect(seal.isHeld).toBe(true);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
  expect(seal.isHeld).toBe(false);
  seal.letGo();
  expect(seal.isShort).toBe(false);
});

test('let go too early nothing is opened, and the next one begins anew', () => {
  const done = vi.fn();
  const seal = new Holding(700, done);
  seal.begin();
  vi.advanceTimersByTime(600);
  seal.letGo();
  expect(seal.isShort).toBe(true);
  seal.begin();
  expect(seal.isShort).toBe(false);
  vi.advanceTimersByTime(600);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(done).toHaveBeenCalledOnce();
});

import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lingering } from './lingering.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function pointing(restMs: number) {
  let place = $state<string | null>(null);
  let lingering: Lingering<string> | undefined;
  const stop = $effect.root(() => {
    lingering = new Lingering(() => place, restMs);
  });
  const at = () => lingering?.at;
  const point = (to: string | null, ms: number) => {
    place = to;
    flushSync();
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  const hold = (isHeld: boolean) => {
    lingering?.hold(isHeld);
    flushSync();
  };
  return { at, point, hold, stop };
}

test('a pointer on its way meets nothing, one at rest does', () => {
  const { at, point, stop } = pointing(420);
  point('bay', 300);
  point('harbor', 300);
  expect(at()).toBeNull();
  point('harbor', 200);
  expect(at()).toBe('harbor');
  stop();
});

test('what is told stays until the mouse had time to come there, and while it is there', () => {
  const { at, point, hold, stop } = pointing(0);
  point('bay', 1);
  point(null, 300);
  expect(at()).toBe('bay');
  hold(true);
  point(null, 5000);
  expect(at()).toBe('bay');
  hold(false);
  point(null, 500);
  expect(at()).toBeNull();
  stop();
});

test('who comes back in time finds it there', () => {
  const { at, point, stop } = pointing(420);
  point('bay', 500);
  point('harbor', 100);
  point('bay', 5000);
  expect(at()).toBe('bay');
  stop();
});

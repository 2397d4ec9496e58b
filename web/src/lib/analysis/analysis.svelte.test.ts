import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analysis } from '../protocol/Analysis';
import type { AnalysisState } from '../protocol/AnalysisState';
import { Making } from './analysis.svelte';

const running: AnalysisState = {
  is_running: true,
  progress: 0.5,
  seconds_left: 3,
  chances: [],
  analysis: null,
};
const stopped = { ...running, is_running: false };
const done = { ...stopped, progress: 1, analysis: { entries: 3 } as Analysis };

function asked(...answers: AnalysisState[]) {
  const look = vi.fn(async () => answers.shift() ?? done);
  return { begin: vi.fn(async () => running), look };
}

function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an analysis that is being made', () => {
  it('is begun, asked for every second, and no more when it is there', async () => {
    const server = asked(running, done);
    const making = new Making(server);
    making.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(making.state).toBe(running);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(making.state).toBe(done);
    expect([server.begin.mock.calls.length, server.look.mock.calls.length]).toEqual([1, 2]);
  });

  it('is not asked for after it has been left', async () => {
    const server = asked(running, running, running);
    const stop = new Making(server).start();
    await vi.advanceTimersByTimeAsync(1500);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.look).toHaveBeenCalledTimes(1);
  });

  it('waits while nobody looks, and begins again if it was given up', async () => {
    const server = asked(stopped, done);
    const making = new Making(server);
    making.start();
    await vi.advanceTimersByTimeAsync(0);
    hide(true);
    await vi.advanceTimersByTimeAsync(900);
    expect(server.look).toHaveBeenCalledTimes(0);
    hide(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.look).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.begin).toHaveBeenCalledTimes(2);
  });

  it('says what went wrong, and can be tried again', async () => {
    const server = asked();
    server.begin.mockRejectedValueOnce(new Error('no'));
    const making = new Making(server);
    making.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(making.trouble).toBeInstanceOf(Error);
    expect(server.look).not.toHaveBeenCalled();
    making.retry();
    await vi.advanceTimersByTimeAsync(1000);
    expect([making.trouble, making.state]).toEqual([null, done]);
  });
});

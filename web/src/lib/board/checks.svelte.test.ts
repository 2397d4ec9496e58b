import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckResult } from '../../games/game';
import { Checks } from './checks.svelte';

const NO: CheckResult<never> = { ok: false, rule: 'R6', reason: 'it touches nothing' };

describe('what the server says', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked once for each action, a moment after it came to rest', async () => {
    const checks = new Checks<{ at: string }, never>();
    const ask = vi.fn(async () => NO);
    checks.askSoon({ at: '1' }, ask);
    expect(ask).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(checks.answer({ at: '1' })).toBe(NO);
    checks.askSoon({ at: '1' }, ask);
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledExactlyOnceWith({ at: '1' });
    expect(checks.answer({ at: '2' })).toBeUndefined();
  });

  it('is not asked about what only passed by', async () => {
    const checks = new Checks<string, never>();
    const ask = vi.fn(async () => NO);
    const leave = checks.askSoon('here', ask);
    leave();
    await vi.runAllTimersAsync();
    expect(ask).not.toHaveBeenCalled();
  });
});

import { describe, expect, it } from 'vitest';
import { aboutOf, inSteps, stepsDone } from './line';

const go = (to: number) => ({ do: 'go', to });
const line = [go(1), go(2), go(3)];

function now(draft: unknown[], forced: boolean[] = [], decision = 4 + draft.length) {
  return { seat: 0, decision, draft, forced };
}

describe('a hint', () => {
  const about = aboutOf(now([go(7)]));

  it('is followed step by step', () => {
    expect(stepsDone(about, line, now([go(7)]))).toBe(0);
    expect(stepsDone(about, line, now([go(7), go(1), go(2)]))).toBe(2);
  });

  it('does not mind what follows by itself', () => {
    expect(stepsDone(about, line, now([go(7), go(1), go(9), go(2)], [false, false, true]))).toBe(2);
  });

  it('is none any more when something else is done, taken back or confirmed', () => {
    expect(stepsDone(about, line, now([go(7), go(2)]))).toBeNull();
    expect(stepsDone(about, line, now([]))).toBeNull();
    expect(stepsDone(about, line, now([go(8)]))).toBeNull();
    expect(stepsDone(about, line, now([go(7)], [], 9))).toBeNull();
    expect(stepsDone(about, line, { ...now([go(7)]), seat: 1 })).toBeNull();
  });
});

describe('the steps of a turn', () => {
  it('are said once where they are the same', () => {
    expect(inSteps(['a', 'a', 'b', 'a'])).toEqual([
      { sentence: 'a', count: 2 },
      { sentence: 'b', count: 1 },
      { sentence: 'a', count: 1 },
    ]);
  });
});

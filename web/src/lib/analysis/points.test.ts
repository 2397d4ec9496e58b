import { describe, expect, it } from 'vitest';
import type { TurningPoint } from '../protocol/TurningPoint';
import { nextPoint, pointAt, shownAt } from './points';

function point(entry: number, end: number, kind: TurningPoint['kind']): TurningPoint {
  return {
    entry,
    end,
    kind,
    seat: 0,
    swing: 0.1,
    decision: null,
    played: null,
    better: null,
    gains: [],
    reasons: [],
  };
}

const points = [point(4, 5, 'slip'), point(9, 11, 'luck'), point(11, 12, 'mistake')];

describe('turning points', () => {
  it('are found by their entry', () => {
    expect([4, 9, 11].map((entry) => pointAt(points, entry))).toEqual([0, 1, 2]);
    expect([0, 5, 10, 12].map((entry) => pointAt(points, entry))).toEqual([null, null, null, null]);
  });

  it('show a decision before it is taken, and what was drawn when it lies there', () => {
    expect([4, 9, 11, 6].map((entry) => shownAt(points, entry))).toEqual([4, 11, 11, 6]);
  });

  it('are walked from one to the next, and from anywhere between', () => {
    expect([0, 4, 6, 9, 11].map((entry) => nextPoint(points, entry, 1))).toEqual([
      4,
      9,
      9,
      11,
      null,
    ]);
    expect([4, 6, 11, 20].map((entry) => nextPoint(points, entry, -1))).toEqual([null, 4, 9, 11]);
  });
});

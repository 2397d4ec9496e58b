import { describe, expect, it } from 'vitest';
import { CELL } from '../layout';
import { coast, shore } from './coast';

const SQUARE = [{ row: 0, column: 0 }];
const BENT = [...SQUARE, { row: 0, column: 1 }, { row: 1, column: 1 }];

describe('a coast', () => {
  it('is the same every time', () => {
    expect(coast(BENT, 4, 3)).toBe(coast(BENT, 4, 3));
    expect(coast(BENT, 4, 3)).not.toBe(coast(BENT, 4, 4));
  });

  it('keeps its distance from the squares', () => {
    for (const { x, y } of shore(SQUARE, 10, 1, 4).flat()) {
      const out = Math.max(-x, -y, x - CELL, y - CELL);
      expect(out).toBeGreaterThanOrEqual(8);
      expect(out).toBeLessThanOrEqual(12);
    }
  });

  it('lies within the squares when it is moved inwards', () => {
    for (const { x, y } of shore(SQUARE, -3, 1, 3).flat()) {
      expect(Math.min(x, y, CELL - x, CELL - y)).toBeGreaterThan(0);
    }
  });

  it('is closed and has two points for each side of a square at least', () => {
    expect(shore(BENT, 0, 1)).toHaveLength(1);
    expect(shore(BENT, 0, 1)[0]?.length).toBeGreaterThanOrEqual(12);
    expect(coast(BENT, 0, 1)).toMatch(/^M.*Z$/);
  });
});

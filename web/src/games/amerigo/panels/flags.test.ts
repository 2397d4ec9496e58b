import { describe, expect, it } from 'vitest';
import { flagsOf, freeSide, spaceMiddle, TRACK } from './flags';

describe('flags of the order track', () => {
  it('show all discs of a space, the first in order first', () => {
    const [flag, ...others] = flagsOf([2, 0, 3, 1], () => 6);
    expect(others).toEqual([]);
    expect(flag?.discs.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [0, 2],
      [3, 3],
      [1, 4],
    ]);
    expect(flag?.left).toBeLessThan(spaceMiddle(6));
    expect(flag?.right).toBeGreaterThan(spaceMiddle(6));
  });

  it('never lie over one another, nor outside the drawing', () => {
    for (const at of [
      [0, 1, 2, 3],
      [20, 19, 20, 18],
      [0, 0, 20, 20],
      [7, 7, 8, 8],
    ]) {
      const flags = flagsOf([0, 1, 2, 3], (seat) => at[seat] ?? 0);
      for (const [n, flag] of flags.entries()) {
        expect(flag.left).toBeGreaterThanOrEqual(0);
        expect(flag.right).toBeLessThanOrEqual(TRACK.width);
        const next = flags[n + 1];
        if (next) expect(flag.right).toBeLessThan(next.left);
      }
    }
  });

  it('leave a side for the caption, if there is one', () => {
    const side = (...at: number[]) => freeSide(flagsOf([0, 1], (seat) => at[seat] ?? 0));
    expect(side(0, 0)).toBe('right');
    expect(side(20, 20)).toBe('left');
    expect(side(0, 20)).toBe(null);
  });
});

import { describe, expect, it } from 'vitest';
import { areasOf, courseOf, fromBelow, inHundred, momentAt } from './chances';

const at = (entry: number, ...chances: number[]) => ({ entry, chances });

describe('chances in a hundred', () => {
  it('add up, whatever is rounded', () => {
    expect(inHundred([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(inHundred([0.336, 0.336, 0.328])).toEqual([34, 33, 33]);
    expect(inHundred([0.005, 0.995])).toEqual([1, 99]);
    expect(inHundred([1, 0, 0, 0])).toEqual([100, 0, 0, 0]);
  });

  it('of one who plays alone are not made up to a hundred', () => {
    expect(inHundred([0.416])).toEqual([42]);
  });
});

describe('the course of the chances', () => {
  const course = courseOf([at(0, 0.5, 0.5), at(3, 0.6, 0.4), at(3, 0.7, 0.3), at(8, 1, 0)]);

  it('knows each moment once, as it was seen last', () => {
    expect(course).toEqual([at(0, 0.5, 0.5), at(3, 0.7, 0.3), at(8, 1, 0)]);
  });

  it('shows an entry at the moment that was reached', () => {
    expect([0, 2, 3, 7, 8, 99].map((entry) => momentAt(course, entry))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('lies in areas on top of each other, mine below', () => {
    expect(fromBelow(3, 1)).toEqual([1, 0, 2]);
    expect(fromBelow(2, null)).toEqual([0, 1]);
    const [mine, other] = areasOf(course, [1, 0]);
    expect(mine).toEqual({ seat: 1, floor: [0, 0, 0], top: [0.5, 0.3, 0] });
    expect(other).toEqual({ seat: 0, floor: [0.5, 0.3, 0], top: [1, 1, 1] });
  });
});

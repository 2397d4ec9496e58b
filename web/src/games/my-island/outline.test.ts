import { describe, expect, it } from 'vitest';
import { DIRECTIONS, hexOf, plus, spacesOf } from './hex';
import { hexPath, loops, outline } from './outline';

const HERE = { q: 0, r: 0 };

describe('outlines', () => {
  it('have 6 corners around one hex and 4 more for each further one in a line', () => {
    const line = [HERE, { q: 1, r: 0 }, { q: 2, r: 0 }];
    expect(
      [1, 2, 3].map((count) => loops(line.slice(0, count)).map((loop) => loop.length)),
    ).toEqual([[6], [10], [14]]);
  });

  it('go round each piece, and round a hole', () => {
    expect(loops([HERE, { q: 5, r: 0 }])).toHaveLength(2);
    const ring = DIRECTIONS.map((direction) => plus(HERE, direction));
    expect(
      loops(ring)
        .map((loop) => loop.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  it('go once round the island', () => {
    expect(loops(spacesOf('eternal').map(hexOf))).toHaveLength(1);
  });

  it('are closed and stay within the hex when drawn inside', () => {
    const path = hexPath(4, 5);
    expect(path).toMatch(/^M.*Z$/);
    const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(30);
  });

  it('of nothing are nothing', () => {
    expect(outline([], 0, 3)).toBe('');
  });
});

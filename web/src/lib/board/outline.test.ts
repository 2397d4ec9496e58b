import { describe, expect, it } from 'vitest';
import { loops, outline, type Shape } from './outline';

const SIDE = 40;

function squares(...rows: string[]): Shape[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === '#' ? [square(column, row)] : [])),
  );
}

function square(column: number, row: number): Shape {
  const [x, y] = [column * SIDE, row * SIDE];
  return [
    { x, y },
    { x: x + SIDE, y },
    { x: x + SIDE, y: y + SIDE },
    { x, y: y + SIDE },
  ];
}

function corners(shapes: readonly Shape[]): number[] {
  return loops(shapes)
    .map((loop) => loop.length)
    .sort((a, b) => a - b);
}

/** A fan of triangles around one point, sixths of a turn from `first` on. */
function fan(...sixths: number[]): Shape[] {
  const tip = (n: number) => ({
    x: 30 * Math.cos((n * Math.PI) / 3),
    y: 30 * Math.sin((n * Math.PI) / 3),
  });
  return sixths.map((n) => [{ x: 0, y: 0 }, tip(n), tip(n + 1)]);
}

describe('outlines', () => {
  it('go once around what is named twice', () => {
    const shape = squares('##', '#.');
    expect(loops([...shape, ...squares('##')])).toEqual(loops(shape));
  });

  it('turn only at corners', () => {
    expect(corners(squares('####'))).toEqual([4]);
    expect(corners(squares('##', '##'))).toEqual([4]);
    expect(corners(squares('#.', '##'))).toEqual([6]);
    expect(corners(squares('#.#', '###'))).toEqual([8]);
  });

  it('go round each piece, and round a hole', () => {
    expect(corners(squares('#.#'))).toEqual([4, 4]);
    expect(corners(squares('###', '#.#', '###'))).toEqual([4, 4]);
  });

  it('keep pieces apart that meet at a corner only', () => {
    expect(corners(squares('#.', '.#'))).toEqual([4, 4]);
    expect(corners(squares('.#', '#.'))).toEqual([4, 4]);
    expect(corners(fan(0, 1, 3, 4))).toEqual([4, 4]);
    expect(corners(fan(0, 2, 4))).toEqual([3, 3, 3]);
  });

  it('join triangles that make up a hexagon', () => {
    expect(corners(fan(0, 1, 2, 3, 4, 5))).toEqual([6]);
  });

  it('lie inside by their inset', () => {
    const numbers =
      outline([square(0, 0)], 3, 0)
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBe(3);
    expect(Math.max(...numbers)).toBe(SIDE - 3);
  });

  it('of nothing are nothing', () => {
    expect(outline([], 0, 3)).toBe('');
  });
});

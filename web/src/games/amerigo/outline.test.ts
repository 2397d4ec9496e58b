import { describe, expect, it } from 'vitest';
import type { Cell } from './grid';
import { CELL } from './layout';
import { loops, outline } from './outline';

function cells(...rows: string[]): Cell[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === '#' ? [{ row, column }] : [])),
  );
}

function corners(...rows: string[]): number[] {
  return loops(cells(...rows))
    .map((loop) => loop.length)
    .sort((a, b) => a - b);
}

describe('outlines', () => {
  it('turn only at corners', () => {
    expect(corners('####')).toEqual([4]);
    expect(corners('##', '##')).toEqual([4]);
    expect(corners('#.', '##')).toEqual([6]);
    expect(corners('#.#', '###')).toEqual([8]);
  });

  it('go round each piece, and round a hole', () => {
    expect(corners('#.#')).toEqual([4, 4]);
    expect(corners('###', '#.#', '###')).toEqual([4, 4]);
  });

  it('keep pieces apart that meet at a corner only', () => {
    expect(corners('#.', '.#')).toEqual([4, 4]);
    expect(corners('.#', '#.')).toEqual([4, 4]);
  });

  it('lie inside by their inset', () => {
    const path = outline([{ row: 0, column: 0 }], 3, 0);
    const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBe(3);
    expect(Math.max(...numbers)).toBe(CELL - 3);
  });

  it('of nothing are nothing', () => {
    expect(outline([], 0, 3)).toBe('');
  });
});

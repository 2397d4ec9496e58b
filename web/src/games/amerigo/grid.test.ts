import { describe, expect, it } from 'vitest';
import { TILES } from '../../lib/protocol/amerigo/components';
import { cellOf, gripOf, isSquare, squareOf, tileCells, turnsOf } from './grid';

describe('squares', () => {
  it('have a letter for the column and a number for the row', () => {
    expect(cellOf('a1')).toEqual({ row: 0, column: 0 });
    expect(cellOf('t20')).toEqual({ row: 19, column: 19 });
    expect(squareOf({ row: 4, column: 2 })).toBe('c5');
    expect(['c5', 'NW', 'N1', 'E3'].map(isSquare)).toEqual([true, false, false, false]);
  });
});

describe('tiles', () => {
  it('cover as many squares as they have, however they are turned', () => {
    for (const [tile, { rotations }] of Object.entries(TILES)) {
      for (const rotation of rotations.keys()) {
        const cells = tileCells(tile, rotation, { row: 5, column: 5 });
        expect(new Set(cells.map(squareOf)).size).toBe(rotations[0]?.length);
      }
    }
  });

  it('have as many rotations as they look different', () => {
    expect(['neutral-u5', 'village-o4', 'village-i4'].map(turnsOf)).toEqual([4, 1, 2]);
  });

  it('are held in their middle', () => {
    expect(gripOf('village-i3', 0)).toEqual({ row: 0, column: 1 });
    expect(gripOf('village-i3', 1)).toEqual({ row: 1, column: 0 });
    expect(gripOf('village-1', 0)).toEqual({ row: 0, column: 0 });
  });
});

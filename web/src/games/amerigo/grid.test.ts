import { describe, expect, it } from 'vitest';
import { TILES } from '../../lib/protocol/amerigo/components';
import { cellOf, heldOver, isSquare, squareOf, tileCells, turnedBy } from './grid';

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

  it('turn round and round through the rotations they have', () => {
    expect([1, 2, 3, 4, -1].map((turns) => turnedBy('neutral-u5', 0, turns))).toEqual([
      1, 2, 3, 0, 3,
    ]);
    expect(turnedBy('village-o4', 0, 1)).toBe(0);
    expect(turnedBy('village-i4', 1, 1)).toBe(0);
  });

  it('are held in their middle', () => {
    const over = { row: 5, column: 5 };
    expect(heldOver('village-i3', 0, over)).toEqual({ row: 5, column: 4 });
    expect(heldOver('village-i3', 1, over)).toEqual({ row: 4, column: 5 });
    expect(heldOver('village-1', 0, over)).toEqual(over);
  });
});

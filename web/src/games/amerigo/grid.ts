/** Squares of the map by row and column, and back to their names. */
import { TILES } from '../../lib/protocol/amerigo/components';
import type { Square } from '../../lib/protocol/amerigo/Square';
import type { Tile } from '../../lib/protocol/amerigo/Tile';

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Squares along the side of the largest map. */
const LARGEST = 20;
const A = 'a'.charCodeAt(0);

export function cellOf(square: Square): Cell {
  return { row: Number(square.slice(1)) - 1, column: square.charCodeAt(0) - A };
}

export function squareOf({ row, column }: Cell): Square {
  return `${String.fromCharCode(A + column)}${row + 1}`;
}

/** Whether a name is that of a square, and not of a space of the frame. */
export function isSquare(place: string): boolean {
  return /^[a-t]\d+$/.test(place);
}

/** Whether a square of this name exists on some map; the table can be asked about no other. */
export function hasName({ row, column }: Cell): boolean {
  return row >= 0 && column >= 0 && row < LARGEST && column < LARGEST;
}

/** Rows down and columns to the right that an anchor points; `null` for other ground. */
export function aimOf(ground: string): readonly [down: number, right: number] | null {
  return AIMS[ground] ?? null;
}

const AIMS: Readonly<Record<string, readonly [number, number]>> = {
  '^': [-1, 0],
  v: [1, 0],
  '<': [0, -1],
  '>': [0, 1],
};

export function turnsOf(tile: Tile): number {
  return TILES[tile]?.rotations.length ?? 1;
}

/** The squares that a tile covers, its first one lying on `at`. */
export function tileCells(tile: Tile, rotation: number, at: Cell): Cell[] {
  const offsets = TILES[tile]?.rotations[rotation] ?? [];
  return offsets.map(([down, right]) => ({ row: at.row + down, column: at.column + right }));
}

export function middleOf(cells: readonly Cell[]): Cell {
  const sum = cells.reduce(
    (all, cell) => ({ row: all.row + cell.row, column: all.column + cell.column }),
    { row: 0, column: 0 },
  );
  return { row: sum.row / cells.length, column: sum.column / cells.length };
}

export function distance(a: Cell, b: Cell): number {
  return Math.hypot(a.row - b.row, a.column - b.column);
}

/** The square of a tile by which it is held: the one nearest to its middle. */
export function gripOf(tile: Tile, rotation: number): Cell {
  const cells = tileCells(tile, rotation, { row: 0, column: 0 });
  const middle = middleOf(cells);
  return cells.reduce((best, each) =>
    distance(each, middle) < distance(best, middle) - 1e-6 ? each : best,
  );
}

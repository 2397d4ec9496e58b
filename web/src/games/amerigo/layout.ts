/** Where squares lie in the pixels of the chart. */
import { type Box, boxAround, type Point } from '../../lib/board/geometry';
import type { Shape } from '../../lib/board/outline';
import type { Cell } from './grid';

/** The side of a square. */
export const CELL = 40;
/** How wide the ring of frame spaces is. */
export const FRAME = 36;
/** The border of the chart, outside the frame. */
export const EDGE = 6;

export function centre({ row, column }: Cell): Point {
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

export function cellAt({ x, y }: Point): Cell {
  return { row: Math.floor(y / CELL), column: Math.floor(x / CELL) };
}

/** The whole chart with its frame. */
export function chartBox(rows: number, columns: number): Box {
  const out = FRAME + EDGE;
  return { x: -out, y: -out, width: columns * CELL + 2 * out, height: rows * CELL + 2 * out };
}

export function corners({ row, column }: Cell): Shape {
  return boxCorners(column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL);
}

export function boxCorners(left: number, top: number, right: number, bottom: number): Shape {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

export function boundsOf(cells: readonly Cell[]): Box {
  return boxAround(cells.flatMap(corners));
}

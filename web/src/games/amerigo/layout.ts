/** Where squares lie in the pixels of the chart, and how the chart lies in its window. */
import type { Cell } from './grid';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The side of a square. */
export const CELL = 40;
/** How wide the ring of frame spaces is. */
export const FRAME = 42;
/** The border of the chart, outside the frame. */
export const EDGE = 10;

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

export function boundsOf(cells: readonly Cell[]): Box {
  const [rows, columns] = [cells.map((cell) => cell.row), cells.map((cell) => cell.column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return {
    x: left * CELL,
    y: top * CELL,
    width: (Math.max(...columns) - left + 1) * CELL,
    height: (Math.max(...rows) - top + 1) * CELL,
  };
}

export interface Fit {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Shows the whole of `box` in the middle of `room`. */
export function fitted(box: Box, room: Box): Fit {
  const scale = Math.max(0.05, Math.min(room.width / box.width, room.height / box.height));
  return {
    scale,
    x: room.x + (room.width - box.width * scale) / 2 - box.x * scale,
    y: room.y + (room.height - box.height * scale) / 2 - box.y * scale,
  };
}

/** A box of the chart as it lies in the window. */
export function shown(box: Box, fit: Fit): Box {
  return {
    x: box.x * fit.scale + fit.x,
    y: box.y * fit.scale + fit.y,
    width: box.width * fit.scale,
    height: box.height * fit.scale,
  };
}

/** Enough decimals for a drawing, and no more in the page. */
export function short(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

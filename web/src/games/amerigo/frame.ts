/** The ring of spaces around the map: one at each corner, and others a tile long between them. */
import type { Point } from '../../lib/board/geometry';
import { rounded, type Shape } from '../../lib/board/outline';
import type { Place } from '../../lib/protocol/amerigo/Place';
import { type Cell, cellOf, isSquare, squareOf } from './grid';
import { boxCorners, CELL, centre, FRAME } from './layout';

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Squares along a tile, and half of that. */
const TILE = 5;
const HALF = TILE / 2;

/** How many spaces a side has between its corners is one less than its tiles. */
function last(squares: number): number {
  return squares / TILE;
}

/** A space as a side (N E S W) and its number there, corners being 0 and the last. */
function name(side: string, number: number, { rows, columns }: Size): Place {
  const end = last(side === 'N' || side === 'S' ? columns : rows);
  if (number > 0 && number < end) return `${side}${number}`;
  const far = number > 0;
  if (side === 'N' || side === 'S') return `${side}${far ? 'E' : 'W'}`;
  return `${far ? 'S' : 'N'}${side}`;
}

function isCorner(place: Place): boolean {
  return /^[NS][EW]$/.test(place);
}

/** The corner in the north-west; the others are its mirror images. */
function corner(place: Place, { rows, columns }: Size): Shape {
  const reach = HALF * CELL;
  const points = [
    { x: -FRAME, y: -FRAME },
    { x: reach, y: -FRAME },
    { x: reach, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: reach },
    { x: -FRAME, y: reach },
  ];
  const [south, east] = [place.startsWith('S'), place.endsWith('E')];
  const mirrored = points.map(({ x, y }) => ({
    x: east ? columns * CELL - x : x,
    y: south ? rows * CELL - y : y,
  }));
  // Seen in a mirror, clockwise is the other way.
  return south === east ? mirrored : mirrored.reverse();
}

/** The corners of a space of the frame. */
export function frameCorners(place: Place, size: Size): Shape {
  if (isCorner(place)) return corner(place, size);
  const from = (Number(place.slice(1)) * TILE - HALF) * CELL;
  const to = from + TILE * CELL;
  const [right, bottom] = [size.columns * CELL, size.rows * CELL];
  if (place.startsWith('N')) return boxCorners(from, -FRAME, to, 0);
  if (place.startsWith('S')) return boxCorners(from, bottom, to, bottom + FRAME);
  if (place.startsWith('W')) return boxCorners(-FRAME, from, 0, to);
  return boxCorners(right, from, right + FRAME, to);
}

/** Path data of a frame space. */
export function framePath(place: Place, size: Size, radius = 6): string {
  return rounded(frameCorners(place, size), radius);
}

/** The middle of a place at sea: of a square, or of a space of the frame. */
export function placeCentre(place: Place, size: Size): Point {
  if (isSquare(place)) return centre(cellOf(place));
  if (isCorner(place)) {
    return {
      x: place.endsWith('E') ? size.columns * CELL + FRAME / 2 : -FRAME / 2,
      y: place.startsWith('S') ? size.rows * CELL + FRAME / 2 : -FRAME / 2,
    };
  }
  const [a, , c] = frameCorners(place, size) as [Point, Point, Point, Point];
  return { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
}

export function isOnMap({ row, column }: Cell, { rows, columns }: Size): boolean {
  return row >= 0 && column >= 0 && row < rows && column < columns;
}

/** The space of the frame that a square of the edge touches, going that way. */
export function beside(square: Cell, down: number, right: number, size: Size): Place {
  const along = (squares: number) => Math.floor((squares + 2) / TILE);
  if (down !== 0) return name(down < 0 ? 'N' : 'S', along(square.column), size);
  return name(right < 0 ? 'W' : 'E', along(square.row), size);
}

/** The place that a point of the chart lies in: a square, a frame space, or none. */
export function placeAt({ x, y }: Point, size: Size): Place | null {
  const cell = { row: Math.floor(y / CELL), column: Math.floor(x / CELL) };
  if (isOnMap(cell, size)) return squareOf(cell);
  const [right, bottom] = [size.columns * CELL, size.rows * CELL];
  if (x < -FRAME || y < -FRAME || x > right + FRAME || y > bottom + FRAME) return null;
  const number = (along: number) => Math.floor((along / CELL + HALF) / TILE);
  if (y < 0 || y >= bottom) {
    const end = last(size.columns);
    return name(y < 0 ? 'N' : 'S', Math.max(0, Math.min(end, number(x))), size);
  }
  return name(x < 0 ? 'W' : 'E', Math.max(0, Math.min(last(size.rows), number(y))), size);
}

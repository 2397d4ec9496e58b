/** The ring of spaces around the map: one at each corner, and others a tile long between them. */
import type { Place } from '../../lib/protocol/amerigo/Place';
import { type Cell, cellOf, isSquare, squareOf } from './grid';
import { CELL, centre, FRAME, type Point } from './layout';
import { rounded } from './outline';

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

function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The corner in the north-west; the others are its mirror images. */
function corner(place: Place, { rows, columns }: Size): Point[] {
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
  return points.map(({ x, y }) => ({
    x: east ? columns * CELL - x : x,
    y: south ? rows * CELL - y : y,
  }));
}

function corners(place: Place, size: Size): Point[] {
  if (isCorner(place)) return corner(place, size);
  const from = (Number(place.slice(1)) * TILE - HALF) * CELL;
  const to = from + TILE * CELL;
  const [right, bottom] = [size.columns * CELL, size.rows * CELL];
  if (place.startsWith('N')) return box(from, -FRAME, to, 0);
  if (place.startsWith('S')) return box(from, bottom, to, bottom + FRAME);
  if (place.startsWith('W')) return box(-FRAME, from, 0, to);
  return box(right, from, right + FRAME, to);
}

/** Path data of a frame space. */
export function framePath(place: Place, size: Size, radius = 6): string {
  return rounded(corners(place, size), radius);
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
  const [a, , c] = corners(place, size) as [Point, Point, Point, Point];
  return { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
}

export function isOnMap({ row, column }: Cell, { rows, columns }: Size): boolean {
  return row >= 0 && column >= 0 && row < rows && column < columns;
}

/** The space that a square of the edge touches, from the side named. */
function beside(side: string, along: number, size: Size): Place {
  return name(side, Math.floor((along + 2) / TILE), size);
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

/** One step from a place with an arrow key; at the outer edge the cursor stays. */
export function stepFrom(place: Place, down: number, right: number, size: Size): Place {
  if (!isSquare(place)) return inwards(place, down, right, size);
  const { row, column } = cellOf(place);
  const next = { row: row + down, column: column + right };
  if (isOnMap(next, size)) return squareOf(next);
  if (down !== 0) return beside(down < 0 ? 'N' : 'S', column, size);
  return beside(right < 0 ? 'W' : 'E', row, size);
}

/** From the frame: into the map, or along the ring. */
function inwards(place: Place, down: number, right: number, size: Size): Place {
  const { x, y } = placeCentre(place, size);
  const stride = (along: number) => along * (TILE * CELL);
  const isLevel = y < 0 || y > size.rows * CELL;
  const isUpright = x < 0 || x > size.columns * CELL;
  const alongRing = (right !== 0 && isLevel) || (down !== 0 && isUpright);
  const to = alongRing
    ? { x: x + stride(right), y: y + stride(down) }
    : { x: x + right * CELL, y: y + down * CELL };
  return placeAt(to, size) ?? place;
}

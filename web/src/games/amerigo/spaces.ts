/** Squares and frame of the chart, as the kit of all boards wants them. */
import type { Key, Spaces } from '../../lib/board/spaces';
import type { Place } from '../../lib/protocol/amerigo/Place';
import { beside, frameCorners, isOnMap, placeAt, placeCentre, type Size } from './frame';
import { type Cell, cellOf, isSquare, squareOf } from './grid';
import { corners } from './layout';

const STEPS: readonly Cell[] = [
  { row: 0, column: 1 },
  { row: 1, column: 0 },
  { row: 0, column: -1 },
  { row: -1, column: 0 },
];

/** `ring`: the spaces of the frame in turn. */
export function chartSpaces(size: Size, ring: readonly Place[]): Spaces {
  const touching = touchedSquares(size);
  const isPlace = (key: Key) => (isSquare(key) ? isOnMap(cellOf(key), size) : ring.includes(key));
  return {
    has: isPlace,
    // Names beside the map are those of squares as well: there a tile hangs over.
    centre: (key) => placeCentre(key, size),
    shape: (key) => (ring.includes(key) ? frameCorners(key, size) : corners(cellOf(key))),
    neighbours: (key) => {
      if (isSquare(key)) return around(cellOf(key), size);
      const at = ring.indexOf(key);
      const beside = [ring.at(at - 1) ?? key, ring[(at + 1) % ring.length] ?? key];
      return [...beside, ...(touching.get(key) ?? [])];
    },
    at: (point) => placeAt(point, size),
  };
}

function around(cell: Cell, size: Size): Place[] {
  return STEPS.map(({ row, column }) => {
    const next = { row: cell.row + row, column: cell.column + column };
    return isOnMap(next, size) ? squareOf(next) : beside(cell, row, column, size);
  });
}

/** Squares of the edge by the space of the frame that they touch. */
function touchedSquares(size: Size): Map<Place, Place[]> {
  const touched = new Map<Place, Place[]>();
  for (let row = 0; row < size.rows; row += 1) {
    for (let column = 0; column < size.columns; column += 1) {
      for (const place of around({ row, column }, size)) {
        if (isSquare(place)) continue;
        touched.set(place, [...(touched.get(place) ?? []), squareOf({ row, column })]);
      }
    }
  }
  return touched;
}

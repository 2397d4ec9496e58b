/** Islands as the view describes them: their squares, and where a sign has room. */
import type { IslandView } from '../../lib/protocol/amerigo/IslandView';
import type { MapView } from '../../lib/protocol/amerigo/MapView';
import type { Square } from '../../lib/protocol/amerigo/Square';
import { type Cell, distance, middleOf, squareOf } from './grid';

export interface Island extends IslandView {
  readonly letter: string;
  readonly cells: readonly Cell[];
  /** A square near the middle, without anything printed on it if there is one. */
  readonly heart: Cell;
}

const A = 'a'.charCodeAt(0);

export function islandsOf(map: MapView): Island[] {
  return map.islands.map((island, n) => {
    const letter = String.fromCharCode(A + n);
    const cells = cellsWith(map.island_of, letter);
    return { ...island, letter, cells, heart: heartOf(map, cells) };
  });
}

export function cellsWith(rows: readonly string[], letter: string): Cell[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === letter ? [{ row, column }] : [])),
  );
}

function heartOf(map: MapView, cells: readonly Cell[]): Cell {
  const middle = middleOf(cells);
  const bare = cells.filter(({ row, column }) => map.ground[row]?.[column] === '#');
  return (bare.length > 0 ? bare : cells).reduce((best, cell) =>
    distance(cell, middle) < distance(best, middle) ? cell : best,
  );
}

export function islandAt(islands: readonly Island[], square: Square): Island | undefined {
  return islands.find((island) => island.cells.some((cell) => squareOf(cell) === square));
}

/** Where treasure chests still wait: on large islands that are not completed. */
export function chestSquares(islands: readonly Island[]): Square[] {
  return islands
    .filter((island) => island.is_large && island.left > 0)
    .map((island) => squareOf(island.heart));
}

/** Everything printed on one square. */
export function groundAt(map: Pick<MapView, 'ground'>, { row, column }: Cell): string {
  return map.ground[row]?.[column] ?? '.';
}

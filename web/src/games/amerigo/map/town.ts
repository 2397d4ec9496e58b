/** Village tiles of one player that touch are a town: one ground, with streets and seams on it. */
import type { BuiltTile } from '../../../lib/protocol/amerigo/BuiltTile';
import { type Cell, cellOf, squareOf } from '../grid';
import { CELL, centre } from '../layout';

export interface Town {
  readonly owner: number;
  readonly cells: readonly Cell[];
  /** Path data between houses that stand side by side. */
  readonly streets: string;
  /** Path data between tiles. */
  readonly seams: string;
}

const BESIDE = [
  { row: 0, column: 1 },
  { row: 1, column: 0 },
] as const;
/** Seams keep off the corners; streets lead from door to door. */
const SHORT = 4;
const DOOR = 9;

/** All that a player has built, towns apart from one another in one drawing. */
export function townsOf(tiles: readonly BuiltTile[]): Town[] {
  const owners = [...new Set(tiles.flatMap(({ owner }) => (owner === null ? [] : [owner])))];
  return owners.sort((a, b) => a - b).map((owner) => townOf(owner, tiles));
}

function townOf(owner: number, tiles: readonly BuiltTile[]): Town {
  const own = tiles.filter((tile) => tile.owner === owner);
  const tileAt = new Map(
    own.flatMap(({ squares }, n) => squares.map((square) => [square, n] as const)),
  );
  const cells = [...tileAt.keys()].map(cellOf);
  let [streets, seams] = ['', ''];
  for (const cell of cells) {
    for (const { row, column } of BESIDE) {
      const next = tileAt.get(squareOf({ row: cell.row + row, column: cell.column + column }));
      if (next === undefined) continue;
      const { x, y } = centre(cell);
      streets += `M${x} ${y + DOOR}l${column * CELL} ${row * CELL}`;
      if (next === tileAt.get(squareOf(cell))) continue;
      const half = CELL / 2;
      seams +=
        column === 1
          ? `M${x + half} ${y - half + SHORT}v${CELL - 2 * SHORT}`
          : `M${x - half + SHORT} ${y + half}h${CELL - 2 * SHORT}`;
    }
  }
  return { owner, cells, streets, seams };
}

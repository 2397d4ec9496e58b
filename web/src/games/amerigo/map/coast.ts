/** The coast of an island: the line around its squares, moved a little here and there and joined smoothly. */
import { chances, smooth } from '../../../lib/board/byHand';
import { distance, type Point } from '../../../lib/board/geometry';
import { loops } from '../../../lib/board/outline';
import type { Cell } from '../grid';
import { CELL, corners } from '../layout';

/** How far from a corner the first point of a side lies, in squares. */
const FROM_CORNER = 0.24;

/** Points along the line around `cells`, `out` pixels outside it, each moved by up to half of `rough`. */
export function shore(cells: readonly Cell[], out: number, seed: number, rough = 4): Point[][] {
  return loops(cells.map(corners)).map((loop, n) => {
    const chance = chances(seed * 97 + n);
    return loop.flatMap((from, side) => {
      const to = loop[(side + 1) % loop.length] as Point;
      const length = distance(from, to);
      const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
      const many = Math.max(2, Math.round((length / CELL) * 2));
      const inset = FROM_CORNER * CELL;
      return Array.from({ length: many }, (_, each) => {
        const way = inset + (length - 2 * inset) * (each / (many - 1));
        const off = out + (chance() - 0.5) * rough;
        return {
          x: from.x + along.x * way + along.y * off,
          y: from.y + along.y * way - along.x * off,
        };
      });
    });
  });
}

/** Path data of the coast. */
export function coast(cells: readonly Cell[], out: number, seed: number, rough?: number): string {
  return shore(cells, out, seed, rough).map(smooth).join('');
}

/** The coast of an island: the line around its squares, moved a little here and there and joined smoothly. */
import { distance, type Point, short } from '../../../lib/board/geometry';
import { loops } from '../../../lib/board/outline';
import type { Cell } from '../grid';
import { CELL, corners } from '../layout';

/** Numbers from 0 to 1 that are the same for the same seed. */
export function chances(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Path data of a closed line through all points, without corners (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const at = (n: number) => points[(n + points.length) % points.length] as Point;
  const write = (x: number, y: number) => `${short(x)} ${short(y)}`;
  const curves = points.map((from, n) => {
    const [before, to, after] = [at(n - 1), at(n + 1), at(n + 2)];
    const leave = write(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const arrive = write(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    return `C${leave} ${arrive} ${write(to.x, to.y)}`;
  });
  return `M${write(at(0).x, at(0).y)}${curves.join('')}Z`;
}

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

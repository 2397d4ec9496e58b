/** How a board is looked at: how large, and moved by how many pixels. */
import type { Fit, Point } from './geometry';

export type Look = Fit;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholeBoard: Look = { scale: 1, x: 0, y: 0 };
const LARGEST = 5;

/** Larger or smaller, the point under the finger staying where it is. */
export function zoomedAt(look: Look, factor: number, at: Point, size: Size): Look {
  const scale = Math.min(LARGEST, Math.max(1, look.scale * factor));
  const grown = scale / look.scale;
  return inside(
    { scale, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown },
    size,
  );
}

export function movedBy(look: Look, dx: number, dy: number, size: Size): Look {
  return inside({ ...look, x: look.x + dx, y: look.y + dy }, size);
}

/** The board always fills its window. */
export function inside(look: Look, { width, height }: Size): Look {
  const within = (value: number, length: number) =>
    Math.min(0, Math.max(length - length * look.scale, value));
  return { scale: look.scale, x: within(look.x, width), y: within(look.y, height) };
}

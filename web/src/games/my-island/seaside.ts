/** Where things lie in the sea before a space of the coast. */
import type { Point } from '../../lib/board/geometry';
import type { Space } from '../../lib/protocol/my-island/Space';
import { hexOf } from './hex';
import { centre, HEX_WIDTH } from './layout';

/** Inland, roughly: what lies in the sea is pushed away from here. */
const INLAND: Point = centre({ q: 6, r: 3 });
const OUT = 1.06 * HEX_WIDTH;

export function offshore(space: Space): Point {
  const { x, y } = centre(hexOf(space));
  const [dx, dy] = [x - INLAND.x, y - INLAND.y];
  // Straight out: to the side along the rows, downwards before the lowest one.
  if (Math.abs(dy) > Math.abs(dx)) return { x, y: y + OUT * Math.sign(dy) * 0.62 };
  return { x: x + OUT * Math.sign(dx), y };
}

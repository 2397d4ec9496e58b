/** Where hexes lie in the pixels of the drawing, and back. */
import { type Box, boxAround, type Point } from '../../lib/board/geometry';
import type { Shape } from '../../lib/board/outline';
import type { Hex } from './hex';

/** From the centre of a hex to each of its corners. */
export const SIZE = 34;
export const HEX_WIDTH = Math.sqrt(3) * SIZE;
export const ROW_HEIGHT = 1.5 * SIZE;

/** What is shown of the drawing at least: the island, its mountains and some sea. */
export const CHART: Box = { x: -46, y: -160, width: 976, height: 572 };
/** The same with room for the tile in hand below it. */
export const TABLE: Box = { ...CHART, height: 628 };

/** From the middle of a hex to its corners, clockwise from the upper right one. */
const CORNERS: Shape = Array.from({ length: 6 }, (_, n) => {
  const angle = ((60 * n - 30) * Math.PI) / 180;
  return { x: SIZE * Math.cos(angle), y: SIZE * Math.sin(angle) };
});

export function centre(hex: Hex): Point {
  return { x: (hex.q + hex.r / 2) * HEX_WIDTH, y: hex.r * ROW_HEIGHT };
}

export function corners(hex: Hex): Shape {
  const { x, y } = centre(hex);
  return CORNERS.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
}

/** The hex that a point lies in. */
export function hexAt({ x, y }: Point): Hex {
  const r = y / ROW_HEIGHT;
  const q = x / HEX_WIDTH - r / 2;
  return rounded(q, r);
}

function rounded(q: number, r: number): Hex {
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  // The three coordinates add up to 0; the one that was rounded most gives way.
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

/** The smallest box around whole hexes. */
export function boundsOf(hexes: readonly Hex[]): Box {
  return boxAround(hexes.flatMap(corners));
}

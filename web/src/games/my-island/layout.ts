/** Where hexes lie in the pixels of the drawing, and back. */
import type { Hex } from './hex';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the centre of a hex to each of its corners. */
export const SIZE = 34;
export const HEX_WIDTH = Math.sqrt(3) * SIZE;
export const ROW_HEIGHT = 1.5 * SIZE;

/** What is shown of the drawing at least: the island, its mountains and some sea. */
export const CHART: Box = { x: -66, y: -172, width: 1016, height: 606 };

export function centre(hex: Hex): Point {
  return { x: (hex.q + hex.r / 2) * HEX_WIDTH, y: hex.r * ROW_HEIGHT };
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
  const centres = hexes.map(centre);
  const xs = centres.map((point) => point.x);
  const ys = centres.map((point) => point.y);
  const [left, top] = [Math.min(...xs) - HEX_WIDTH / 2, Math.min(...ys) - SIZE];
  const [right, bottom] = [Math.max(...xs) + HEX_WIDTH / 2, Math.max(...ys) + SIZE];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * How SVG shows the whole of `box` in a window, in the middle or at its top:
 * from its pixels to those of the window.
 */
export function fitted(box: Box, width: number, height: number, align: 'middle' | 'top') {
  const scale = Math.min(width / box.width, height / box.height);
  const x = (width - box.width * scale) / 2 - box.x * scale;
  const above = align === 'top' ? 0 : (height - box.height * scale) / 2;
  const y = above - box.y * scale;
  return {
    scale,
    at: (point: Point): Point => ({ x: x + point.x * scale, y: y + point.y * scale }),
  };
}

export function viewBox(box: Box, margin = 0): string {
  const { x, y, width, height } = box;
  return [x - margin, y - margin, width + 2 * margin, height + 2 * margin].map(short).join(' ');
}

/** Enough decimals for a drawing, and no more in the page. */
export function short(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Points and boxes, in the pixels of a drawing or of the pane around it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** From the pixels of a drawing to those of its window. */
export interface Fit extends Point {
  readonly scale: number;
}

/** Below this a window is no window yet. */
const SMALLEST = 0.05;

/** Shows the whole of `box` in `room`: in its middle, or at its upper edge. */
export function fitted(box: Box, room: Box, align: 'middle' | 'top' = 'middle'): Fit {
  const scale = Math.max(SMALLEST, Math.min(room.width / box.width, room.height / box.height));
  const above = align === 'top' ? 0 : (room.height - box.height * scale) / 2;
  return {
    scale,
    x: room.x + (room.width - box.width * scale) / 2 - box.x * scale,
    y: room.y + above - box.y * scale,
  };
}

/** A box of the drawing as it lies in the window; of a board, as it lies in a pane that zooms. */
export function shown(box: Box, fit: Fit): Box {
  return {
    x: box.x * fit.scale + fit.x,
    y: box.y * fit.scale + fit.y,
    width: box.width * fit.scale,
    height: box.height * fit.scale,
  };
}

export function isOverlapping(a: Box, b: Box): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The smallest box around all points. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export function viewBox(box: Box, margin = 0): string {
  const { x, y, width, height } = box;
  return [x - margin, y - margin, width + 2 * margin, height + 2 * margin].map(short).join(' ');
}

/** Enough decimals for a drawing, and no more in the page. */
export function short(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Moves a drawing there, as an attribute. */
export function moveTo({ x, y }: Point): string {
  return `translate(${short(x)} ${short(y)})`;
}

/** One rounded line around any shapes that lie side by side: hexes, squares, triangles. */
import { distance, type Point, short } from './geometry';

/** Corners in turn, clockwise as they are seen. */
export type Shape = readonly Point[];

interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** Corners that are the same but for the last bits of their coordinates. */
function key({ x, y }: Point): string {
  return `${Math.round(x * 8)},${Math.round(y * 8)}`;
}

function at<T>(loop: readonly T[], n: number): T {
  return loop[(n + loop.length) % loop.length] as T;
}

/** Sides that no two shapes share, by the corner they begin at. A shape that is named twice is one. */
function border(shapes: readonly Shape[]): Map<string, Side[]> {
  const once = new Map(shapes.map((shape) => [shape.map(key).join(' '), shape]));
  const sides = new Map<string, Side>();
  for (const shape of once.values()) {
    for (const [n, from] of shape.entries()) {
      const to = at(shape, n + 1);
      // The neighbour goes along the same side the other way.
      if (!sides.delete(`${key(to)} ${key(from)}`)) {
        sides.set(`${key(from)} ${key(to)}`, { from, to });
      }
    }
  }
  const open = new Map<string, Side[]>();
  for (const side of sides.values()) {
    open.set(key(side.from), [...(open.get(key(side.from)) ?? []), side]);
  }
  return open;
}

/** How far one turns at the end of `a` to go on along `b`: the less, the sharper to the right. */
function sweep(a: Side, b: Side): number {
  const back = Math.atan2(a.from.y - a.to.y, a.from.x - a.to.x);
  const out = Math.atan2(b.to.y - b.from.y, b.to.x - b.from.x);
  const turn = (back - out) % (2 * Math.PI);
  return turn > 0 ? turn : turn + 2 * Math.PI;
}

/** The side that goes on; where pieces meet at a corner only, the one round the same piece. */
function take(open: Map<string, Side[]>, after: Side): Side | undefined {
  const sides = open.get(key(after.to)) ?? [];
  const next = sides.reduce<Side | undefined>(
    (best, side) => (best && sweep(after, best) <= sweep(after, side) ? best : side),
    undefined,
  );
  const left = sides.filter((side) => side !== next);
  if (left.length > 0) open.set(key(after.to), left);
  else open.delete(key(after.to));
  return next;
}

function isStraight(a: Side, b: Side): boolean {
  const cross =
    (a.to.x - a.from.x) * (b.to.y - b.from.y) - (a.to.y - a.from.y) * (b.to.x - b.from.x);
  return Math.abs(cross) < 1e-3 * distance(a.from, a.to) * distance(b.from, b.to);
}

/** The turning points around each piece (clockwise) and each hole (the other way). */
export function loops(shapes: readonly Shape[]): Point[][] {
  const open = border(shapes);
  const found: Point[][] = [];
  for (let [first] = open.values(); first?.[0]; [first] = open.values()) {
    const loop: Side[] = [];
    const start = first[0];
    // The first side is taken last, where the line comes back to it.
    for (let side = take(open, start); side; side = take(open, side)) {
      loop.push(side);
      if (side === start) break;
    }
    found.push(
      loop.filter((side, n) => !isStraight(at(loop, n - 1), side)).map(({ from }) => from),
    );
  }
  return found;
}

function inward(from: Point, to: Point): Point {
  const length = distance(from, to);
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

/** The loop drawn smaller by `inset` on every side; larger if it is negative. */
function shrunk(loop: readonly Point[], inset: number): Point[] {
  return loop.map((point, n) => {
    const [a, b] = [inward(at(loop, n - 1), point), inward(point, at(loop, n + 1))];
    const share = inset / (1 + a.x * b.x + a.y * b.y);
    return { x: point.x + (a.x + b.x) * share, y: point.y + (a.y + b.y) * share };
  });
}

function towards(from: Point, to: Point, by: number): Point {
  const share = Math.min(by / (distance(from, to) || 1), 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Path data of a closed line with round corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const write = (point: Point) => `${short(point.x)} ${short(point.y)}`;
  const corners = points.map((point, n) => {
    const before = towards(point, at(points, n - 1), radius);
    const after = towards(point, at(points, n + 1), radius);
    return `${write(before)}Q${write(point)} ${write(after)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Path data of the line around `shapes`, `inset` pixels inside their edge. */
export function outline(shapes: readonly Shape[], inset: number, radius: number): string {
  return loops(shapes)
    .map((loop) => rounded(shrunk(loop, inset), radius))
    .join('');
}

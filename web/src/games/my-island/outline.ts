/** One rounded line around any hexes that lie together. */
import { DIRECTIONS, type Hex, plus, spaceOf } from './hex';
import { centre, type Point, SIZE, short } from './layout';

/** The corner between the sides that face direction `n - 1` and `n`. */
function corner(hex: Hex, n: number): Point {
  const { x, y } = centre(hex);
  const angle = ((60 * n - 30) * Math.PI) / 180;
  return { x: x + SIZE * Math.cos(angle), y: y + SIZE * Math.sin(angle) };
}

function key(point: Point): string {
  return `${Math.round(point.x)},${Math.round(point.y)}`;
}

/** Sides of `hexes` that no two of them share, as steps from corner to corner, clockwise. */
function border(hexes: readonly Hex[]): Map<string, { from: Point; to: Point }> {
  const inside = new Set(hexes.map(spaceOf));
  const sides = new Map<string, { from: Point; to: Point }>();
  for (const hex of hexes) {
    for (const [n, direction] of DIRECTIONS.entries()) {
      if (inside.has(spaceOf(plus(hex, direction)))) continue;
      const from = corner(hex, n);
      sides.set(key(from), { from, to: corner(hex, n + 1) });
    }
  }
  return sides;
}

/** The corners around each piece (and each hole), clockwise (holes the other way). */
export function loops(hexes: readonly Hex[]): Point[][] {
  const sides = border(hexes);
  const found: Point[][] = [];
  for (let [start] = sides.keys(); start !== undefined; [start] = sides.keys()) {
    const loop: Point[] = [];
    for (let side = sides.get(start); side; side = sides.get(key(side.to))) {
      sides.delete(key(side.from));
      loop.push(side.from);
    }
    found.push(loop);
  }
  return found;
}

function at(loop: readonly Point[], n: number): Point {
  return loop[(n + loop.length) % loop.length] as Point;
}

function inward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
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
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(by / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function rounded(loop: readonly Point[], radius: number): string {
  const write = (point: Point) => `${short(point.x)} ${short(point.y)}`;
  const corners = loop.map((point, n) => {
    const before = towards(point, at(loop, n - 1), radius);
    const after = towards(point, at(loop, n + 1), radius);
    return `${write(before)}Q${write(point)} ${write(after)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Path data of the line around `hexes`, `inset` pixels inside their edge. */
export function outline(hexes: readonly Hex[], inset: number, radius: number): string {
  return loops(hexes)
    .map((loop) => rounded(shrunk(loop, inset), radius))
    .join('');
}

/** A single hex around the origin. */
export function hexPath(inset: number, radius: number): string {
  return outline([{ q: 0, r: 0 }], inset, radius);
}

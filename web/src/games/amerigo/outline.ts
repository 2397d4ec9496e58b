/** One rounded line around any squares that lie together. */
import type { Cell } from './grid';
import { CELL, type Point, short } from './layout';

/** East, south, west, north: the way round a square, with its inside on the right hand. */
const STEPS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

interface Side {
  readonly from: Point;
  readonly way: number;
}

function step(way: number): Point {
  return STEPS[((way % 4) + 4) % 4] as Point;
}

function key({ x, y }: Point): string {
  return `${x},${y}`;
}

/** Sides that no two squares share, by the corner they begin at. */
function border(cells: readonly Cell[]): Map<string, Side[]> {
  const inside = new Set(cells.map(({ row, column }) => key({ x: column, y: row })));
  const sides = new Map<string, Side[]>();
  for (const { row: y, column: x } of cells) {
    const corners = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ];
    for (const [way, from] of corners.entries()) {
      const out = step(way - 1);
      if (inside.has(key({ x: x + out.x, y: y + out.y }))) continue;
      sides.set(key(from), [...(sides.get(key(from)) ?? []), { from, way }]);
    }
  }
  return sides;
}

/** The side that goes on; where two squares meet at a corner, the one round the same square. */
function take(sides: Map<string, Side[]>, at: Point, way: number): Side | undefined {
  const open = sides.get(key(at)) ?? [];
  const side = open.find((each) => each.way === (way + 1) % 4) ?? open[0];
  const left = open.filter((each) => each !== side);
  if (left.length > 0) sides.set(key(at), left);
  else sides.delete(key(at));
  return side;
}

/** The turning points around each piece (clockwise) and each hole (the other way). */
export function loops(cells: readonly Cell[]): Side[][] {
  const sides = border(cells);
  const found: Side[][] = [];
  for (let [first] = sides.values(); first?.[0]; [first] = sides.values()) {
    const loop: Side[] = [];
    const start = first[0];
    let side = take(sides, start.from, start.way + 3);
    while (side) {
      loop.push(side);
      const { x, y } = step(side.way);
      side = take(sides, { x: side.from.x + x, y: side.from.y + y }, side.way);
    }
    found.push(loop.filter((each, n) => loop.at(n - 1)?.way !== each.way));
  }
  return found;
}

/** The loop drawn smaller by `inset` on every side; larger if it is negative. */
function shrunk(loop: readonly Side[], inset: number): Point[] {
  return loop.map(({ from, way }, n) => {
    const [before, after] = [step((loop.at(n - 1)?.way ?? 0) + 1), step(way + 1)];
    return {
      x: from.x * CELL + (before.x + after.x) * inset,
      y: from.y * CELL + (before.y + after.y) * inset,
    };
  });
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(by / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Path data of a closed line with round corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const write = (point: Point) => `${short(point.x)} ${short(point.y)}`;
  const corners = points.map((point, n) => {
    const before = towards(point, points.at(n - 1) ?? point, radius);
    const after = towards(point, points[(n + 1) % points.length] ?? point, radius);
    return `${write(before)}Q${write(point)} ${write(after)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Path data of the line around `cells`, `inset` pixels inside their edge. */
export function outline(cells: readonly Cell[], inset: number, radius: number): string {
  return loops(cells)
    .map((loop) => rounded(shrunk(loop, inset), radius))
    .join('');
}

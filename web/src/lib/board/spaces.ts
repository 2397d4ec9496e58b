/** A board as the kit sees it: spaces with names, shapes and neighbours. A game draws them. */
import { distance, type Point } from './geometry';
import type { Shape } from './outline';

/** What a space is called, in actions and in the page. */
export type Key = string;

export interface Spaces {
  has(key: Key): boolean;
  centre(key: Key): Point;
  /** Its corners; also of places beside the board, where a piece may hang over. */
  shape(key: Key): Shape;
  neighbours(key: Key): readonly Key[];
  /** What a point lies in: a space, a place beside the board of the same kind, or nothing. */
  at(point: Point): Key | null;
}

/** The space under the point, or else the nearest one that is not further than `reach`. */
export function nearest(
  spaces: Spaces,
  point: Point,
  among: Iterable<Key>,
  reach: number,
): Key | null {
  const all = [...among];
  const under = spaces.at(point);
  if (under !== null && all.includes(under)) return under;
  const away = (key: Key) => distance(spaces.centre(key), point);
  const best = all.reduce<Key | null>(
    (found, key) => (found === null || away(key) < away(found) ? key : found),
    null,
  );
  return best !== null && away(best) <= reach ? best : null;
}

/** The point of a shape that is nearest to `point`; `point` itself if it lies inside. */
export function nearestIn(shape: Shape, point: Point): Point {
  const sides = shape.map((from, n) => [from, shape[(n + 1) % shape.length] ?? from] as const);
  const isInside = sides.reduce(
    (inside, [a, b]) =>
      a.y > point.y !== b.y > point.y &&
      point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x
        ? !inside
        : inside,
    false,
  );
  if (isInside) return point;
  const onSides = sides.map(([a, b]) => nearestOn(a, b, point));
  return onSides.reduce((best, each) =>
    distance(each, point) < distance(best, point) ? each : best,
  );
}

function nearestOn(a: Point, b: Point, { x, y }: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy);
  const within = Math.max(0, Math.min(1, share));
  return { x: a.x + dx * within, y: a.y + dy * within };
}

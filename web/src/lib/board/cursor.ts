/** How the arrow keys walk from space to space, whatever the board looks like. */
import { distance, type Point } from './geometry';
import { type Key, nearestIn, type Spaces } from './spaces';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Cursor {
  readonly key: Key;
  /** The lines on which the walk began: where rows are shifted, a straight walk zigzags. */
  readonly line: Point;
}

const WAYS: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A neighbour lies that way if it is not further aside than this, for each step ahead. */
const ASIDE = 1.2;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(WAYS, key);
}

export function cursorAt(key: Key, spaces: Spaces): Cursor {
  return { key, line: spaces.centre(key) };
}

/** One step to a neighbour; where none lies that way, the cursor stays. */
export function moved(cursor: Cursor, arrow: Arrow, spaces: Spaces): Cursor {
  const way = WAYS[arrow];
  const centre = spaces.centre(cursor.key);
  const onLine = (at: Point) =>
    way.x === 0 ? { x: cursor.line.x, y: at.y } : { x: at.x, y: cursor.line.y };
  const from = nearestIn(spaces.shape(cursor.key), onLine(centre));
  const ahead = ({ x, y }: Point) => (x - from.x) * way.x + (y - from.y) * way.y;
  const aside = (point: Point, line: Point) =>
    Math.abs((point.x - line.x) * way.y) + Math.abs((point.y - line.y) * way.x);
  const liesThere = (key: Key) => {
    // A little ahead: a space that bends round a corner touches from two sides.
    const reach = 0.05 * distance(centre, spaces.centre(key));
    const probe = { x: from.x + reach * way.x, y: from.y + reach * way.y };
    const near = nearestIn(spaces.shape(key), probe);
    return ahead(near) > 0.5 && aside(near, from) <= ASIDE * ahead(near);
  };
  // Of those, the one on the line; of two beside it, the one whose middle is nearer.
  const off = (key: Key) => {
    const middle = spaces.centre(key);
    const line = onLine(middle);
    return aside(nearestIn(spaces.shape(key), line), line) + aside(middle, line) / 1000;
  };
  const next = spaces
    .neighbours(cursor.key)
    .filter(liesThere)
    .reduce<Key | null>(
      (best, key) => (best === null || off(key) < off(best) - 1e-6 ? key : best),
      null,
    );
  if (next === null) return cursor;
  const { x, y } = spaces.centre(next);
  return { key: next, line: way.x === 0 ? { x: cursor.line.x, y } : { x, y: cursor.line.y } };
}

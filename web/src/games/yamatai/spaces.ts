/** Sea spaces and islands as the kit of all boards wants them: one walks from one to the other. */
import { distance, type Point } from '../../lib/board/geometry';
import { type Key, nearestIn, type Spaces } from '../../lib/board/spaces';
import {
  centreOf,
  connectedTo,
  ISLES,
  isIsland,
  islandsAt,
  isSpace,
  REACH,
  ringOf,
  SPACES,
} from './chart';
import { shore } from './map/coast';

const CORNERS = 8;

function around({ x, y }: Point): Point[] {
  return Array.from({ length: CORNERS }, (_, n) => {
    const angle = (2 * Math.PI * (n + 0.5)) / CORNERS;
    return { x: x + REACH * Math.cos(angle), y: y + REACH * Math.sin(angle) };
  });
}

function isOn(island: Key, point: Point): boolean {
  return nearestIn(shore(island), point) === point;
}

export const chartSpaces: Spaces = {
  has: (key) => isSpace(key) || isIsland(key),
  centre: centreOf,
  shape: (key) => (isIsland(key) ? shore(key) : around(centreOf(key))),
  neighbours: (key) => (isIsland(key) ? ringOf(key) : [...connectedTo(key), ...islandsAt(key)]),
  at: (point) => {
    const space = SPACES.find((key) => distance(centreOf(key), point) <= REACH);
    return space ?? ISLES.find((island) => isOn(island, point)) ?? null;
  },
};

/** As a screen reader goes through them: the islands, then the sea, each from north to south. */
export const ROWS: readonly (readonly Key[])[] = [ISLES, SPACES].map((keys) =>
  [...keys].sort((a, b) => centreOf(a).y - centreOf(b).y || centreOf(a).x - centreOf(b).x),
);

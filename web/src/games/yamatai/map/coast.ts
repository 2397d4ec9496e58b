/** The coast of an island: the face of the chart drawn in, corners cut, and moved a little here and there. */
import { chances, smooth } from '../../../lib/board/byHand';
import { distance, middleOf, type Point } from '../../../lib/board/geometry';
import type { Island } from '../../../lib/protocol/yamatai/Island';
import { centreOf, ISLES, ringOf } from '../chart';

/** How far the land stays away from the dotted lines. */
const INSET = 17;

interface Side {
  /** Points inwards. */
  readonly normal: Point;
  readonly offset: number;
}

const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y;

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The sides of a polygon, each moved inwards. */
function sidesOf(corners: readonly Point[], by: number): Side[] {
  const middle = middleOf(corners);
  return corners.map((from, n) => {
    const to = corners[(n + 1) % corners.length] ?? from;
    const length = distance(from, to);
    const across = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
    const isInward = dot({ x: middle.x - from.x, y: middle.y - from.y }, across) >= 0;
    const normal = isInward ? across : { x: -across.x, y: -across.y };
    return { normal, offset: dot(normal, from) + by };
  });
}

/** A polygon whose sides are moved inwards; nearly straight corners move with their side. */
export function shrunk(corners: readonly Point[], by: number): Point[] {
  const sides = sidesOf(corners, by);
  return sides.map((side, n) => {
    const before = sides.at(n - 1) ?? side;
    const corner = corners[n] ?? { x: 0, y: 0 };
    const [a, b] = [before.normal, side.normal];
    const turn = a.x * b.y - a.y * b.x;
    if (Math.abs(turn) < 0.25) return { x: corner.x + b.x * by, y: corner.y + b.y * by };
    return {
      x: (before.offset * b.y - side.offset * a.y) / turn,
      y: (a.x * side.offset - b.x * before.offset) / turn,
    };
  });
}

/** Every corner replaced by two (Chaikin). */
function cut(points: readonly Point[]): Point[] {
  return points.flatMap((from, n) => {
    const to = points[(n + 1) % points.length] ?? from;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
}

/** The sea spaces around an island, as the corners of its face. */
export function faceOf(island: Island): Point[] {
  return ringOf(island).map(centreOf);
}

function shoreOf(island: Island): Point[] {
  const chance = chances((ISLES.indexOf(island) + 1) * 31 + 3);
  const middle = centreOf(island);
  const [two, four, seven] = [chance() * 6.3, chance() * 6.3, chance() * 6.3];
  return cut(cut(shrunk(faceOf(island), INSET))).map((point) => {
    const angle = Math.atan2(point.y - middle.y, point.x - middle.x);
    const wobble =
      2.6 * Math.sin(2 * angle + two) +
      3 * Math.sin(4 * angle + four) +
      2.4 * Math.sin(7 * angle + seven) +
      3 * (chance() - 0.5);
    return between(middle, point, 1 + wobble / distance(middle, point));
  });
}

const SHORES: Readonly<Record<Island, readonly Point[]>> = Object.fromEntries(
  ISLES.map((island) => [island, shoreOf(island)]),
);

/** The points of the shore; every other line of an island is this one, larger or smaller. */
export function shore(island: Island): readonly Point[] {
  return SHORES[island] ?? [];
}

/** Path data of the shore moved outwards or inwards, each point by up to half of `rough` besides. */
export function coast(island: Island, out = 0, rough = 0): string {
  const middle = centreOf(island);
  const chance = chances((ISLES.indexOf(island) + 1) * 13 + 1);
  return smooth(
    shore(island).map((point) => {
      const by = out + (chance() - 0.5) * rough;
      return between(middle, point, 1 + by / distance(middle, point));
    }),
  );
}

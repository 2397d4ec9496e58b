/** What lies between spaces: doors at the edge of one, and lines of sight over several. */
import { type Point, short } from '../../lib/board/geometry';
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Way } from '../../lib/protocol/my-island/Way';
import { DIRECTIONS, hexOf, plus } from './hex';
import { centre, HEX_WIDTH, SIZE } from './layout';

/** Where a line begins and what stands at an edge, seen from the middle of the space. */
const RIM = HEX_WIDTH / 2;
/** Where there are lines too, doors stand further out. */
const BEYOND = RIM + 13;
/** How far a line goes on over the middle of its last space. */
const ON = SIZE * 0.35;

/** From `from` towards `to`, so far. */
function towards(from: Point, to: Point, far: number): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const all = Math.hypot(x, y) || 1;
  return { x: short(from.x + (x / all) * far), y: short(from.y + (y / all) * far) };
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export interface Edge extends Point {
  readonly kind: string;
  readonly isDone: boolean;
}

/** What stands at the edges of a space. */
export function edgesOf(ways: readonly Way[]): Edge[] {
  const far = ways.some(({ kind }) => kind === null) ? BEYOND : RIM;
  return ways.flatMap(({ from, spaces, kind, is_done }) => {
    if (kind === null || spaces.length === 0) return [];
    const goal = middle(spaces.map((space) => centre(hexOf(space))));
    return [{ ...towards(centre(hexOf(from)), goal, far), kind, isDone: is_done }];
  });
}

export interface Line {
  readonly d: string;
  /** One on each of its spaces. */
  readonly dots: readonly Point[];
}

/** Lines that are still to be looked along; those that are done lead nowhere any more. */
export function linesOf(ways: readonly Way[]): Line[] {
  return ways.flatMap(({ from, spaces, kind, is_done }) => {
    const last = spaces.at(-1);
    if (kind !== null || is_done || last === undefined) return [];
    const [here, there] = [centre(hexOf(from)), centre(hexOf(last))];
    const begin = towards(here, there, RIM + 8);
    const whole = Math.hypot(there.x - here.x, there.y - here.y);
    const end = towards(here, there, whole + ON);
    const dots = spaces.map((space) => centre(hexOf(space)));
    return [
      {
        d: `M${begin.x} ${begin.y}L${end.x} ${end.y}`,
        dots: dots.map(({ x, y }) => ({ x: short(x), y: short(y) })),
      },
    ];
  });
}

/** Halfway to the neighbour in that direction. */
export function halfway(around: Space, direction: number): Point {
  const step = DIRECTIONS[direction] ?? { q: 0, r: 0 };
  const here = hexOf(around);
  return towards(centre(here), centre(plus(here, step)), RIM);
}

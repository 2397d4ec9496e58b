/** The sides of a stack: a band of earth for each level, seen from the front. */
import { type Point, short } from '../../../lib/board/geometry';
import { cornersOf, type Leaf, riseOf } from '../layout';

export interface Cliffs {
  /** Path data of each band, from the ground up. */
  readonly bands: readonly string[];
  /** Sides that lie in the shade, and those in the light. */
  readonly shade: string;
  readonly light: string;
}

/** Path data of a closed line. */
export function closed(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** Path data of an open line. */
export function open(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`;
}

/** A side is seen if it runs from right to left, clockwise. */
function faces(leaf: Leaf, middle: Point): (readonly [Point, Point])[] {
  const ground = cornersOf(leaf, middle);
  return ground.flatMap((from, n) => {
    const to = ground[(n + 1) % 6] as Point;
    return to.x - from.x < -0.01 ? [[from, to] as const] : [];
  });
}

function side([from, to]: readonly [Point, Point], low: number, high: number): string {
  return closed([
    { x: from.x, y: from.y - low },
    { x: to.x, y: to.y - low },
    { x: to.x, y: to.y - high },
    { x: from.x, y: from.y - high },
  ]);
}

/** Those to the right lie in the shade. */
const TILT = 0.1;

export function cliffsOf(leaf: Leaf, middle: Point, level: number): Cliffs {
  const seen = faces(leaf, middle);
  const bands = Array.from({ length: level }, (_, n) =>
    seen.map((face) => side(face, riseOf(leaf, n), riseOf(leaf, n + 1))).join(''),
  );
  const all = riseOf(leaf, level);
  const tilted = (isShade: boolean) =>
    seen
      .filter(([from, to]) => {
        const tilt = (from.y - to.y) / leaf.size;
        return isShade ? tilt < -TILT : tilt > TILT;
      })
      .map((face) => side(face, 0, all))
      .join('');
  return { bands, shade: tilted(true), light: tilted(false) };
}

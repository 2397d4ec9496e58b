/** Where to look at a board so that a finger meets what can be decided there. */
import { type Box, boxAround, distance, middleOf, type Point } from './geometry';
import { inside, type Look, type Size, wholeBoard } from './zoom';

/** Pixels that a finger needs. */
export const FINGER = 44;
/** Where all is in sight, spaces need not grow beyond this many fingers. */
const LARGE = 1.4;
/** How much is shown around it, in spaces. */
const MARGIN = 0.6;

/**
 * A look at which every one of these boxes of the whole board is large enough for a finger. Where
 * not all of them have room, as many as can be; but `near` is always among them. What lies at the
 * right under the buttons that zoom is not in sight.
 */
export function lookAt(spots: readonly Box[], size: Size, near?: Point, covered = 0): Look {
  if (spots.length === 0 || size.width === 0 || size.height === 0) return wholeBoard;
  const side = Math.min(...spots.map((spot) => Math.min(spot.width, spot.height)));
  const least = Math.max(1, FINGER / side);
  const all = around(spots, side * MARGIN);
  const open = { width: size.width - covered, height: size.height };
  const fitting = Math.min(open.width / all.width, open.height / all.height);
  const scale = Math.max(least, Math.min(least * LARGE, fitting));
  const seen = { width: open.width / scale, height: open.height / scale };
  const crowd = fitting >= least ? centre(all) : crowded(spots, seen, near ?? centre(all));
  const at = near ? withIn(crowd, near, seen, side) : crowd;
  return inside(
    { scale, x: open.width / 2 - at.x * scale, y: open.height / 2 - at.y * scale },
    size,
  );
}

function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function around(boxes: readonly Box[], margin: number): Box {
  const { x, y, width, height } = boxAround(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Moved so far that this point is in sight, and some of what is around it. */
function withIn(at: Point, point: Point, { width, height }: Size, margin: number): Point {
  const within = (value: number, middle: number, room: number) =>
    Math.max(middle - room, Math.min(middle + room, value));
  return {
    x: within(at.x, point.x, Math.max(0, width / 2 - margin)),
    y: within(at.y, point.y, Math.max(0, height / 2 - margin)),
  };
}

/** The middle of the part of this size in which most of them lie. */
function crowded(spots: readonly Box[], { width, height }: Size, near: Point): Point {
  const middles = spots.map(centre);
  const isIn = (at: Point) => (spot: Box) =>
    spot.x >= at.x - width / 2 &&
    spot.x + spot.width <= at.x + width / 2 &&
    spot.y >= at.y - height / 2 &&
    spot.y + spot.height <= at.y + height / 2;
  const tried = [near, ...middles].map((at) => {
    const held = spots.filter(isIn(at));
    const middle = held.length > 0 ? middleOf(held.map(centre)) : at;
    const many = spots.filter(isIn(middle)).length;
    return { at: middle, many, away: distance(middle, near) };
  });
  return tried.reduce((best, each) =>
    each.many > best.many || (each.many === best.many && each.away < best.away) ? each : best,
  ).at;
}

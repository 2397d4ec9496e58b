/** Which of several places a finger means. */
import type { Place } from '../../lib/protocol/amerigo/Place';
import { placeAt, placeCentre, type Size } from './frame';
import { CELL, type Point } from './layout';

/** The target under the point, or else the nearest one within a square and a half. */
export function nearest(point: Point, targets: Iterable<Place>, size: Size): Place | null {
  const all = [...targets];
  const under = placeAt(point, size);
  if (under && all.includes(under)) return under;
  const away = (place: Place) => {
    const { x, y } = placeCentre(place, size);
    return Math.hypot(x - point.x, y - point.y);
  };
  const best = all.reduce<Place | null>(
    (found, place) => (found === null || away(place) < away(found) ? place : found),
    null,
  );
  return best !== null && away(best) <= 1.5 * CELL ? best : null;
}

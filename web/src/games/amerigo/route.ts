/** The way of a ship, read backwards off the distances that the table gives. */
import type { Place } from '../../lib/protocol/amerigo/Place';

/** From where the ship lies to `to`, one place a step; empty if the distances do not tell. */
export function routeTo(
  to: Place,
  steps: ReadonlyMap<Place, number>,
  neighbours: (place: Place) => readonly Place[],
): Place[] {
  const way = [to];
  for (let left = steps.get(to) ?? 0; left > 0; left -= 1) {
    const [here = to] = way;
    const before = neighbours(here).find((place) => steps.get(place) === left - 1);
    if (before === undefined) return [];
    way.unshift(before);
  }
  return way;
}

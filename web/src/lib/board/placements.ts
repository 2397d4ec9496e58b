/** Ways to lay a piece, as the legal list has them. The browser works out no legality itself. */
import { distance, middleOf } from './geometry';
import type { Key, Spaces } from './spaces';

export interface Placement<Action> {
  readonly action: Action;
  readonly rotation: number;
  /** The space that is pointed at when the piece lies so. */
  readonly at: Key;
  /** All that it covers, perhaps beyond the board. */
  readonly cells: readonly Key[];
}

type Places<Action> = readonly Placement<Action>[];

export function turnedLike<A>(places: Places<A>, rotation: number): Placement<A>[] {
  return places.filter((place) => place.rotation === rotation);
}

/** Spaces to point at. */
export function spots<A>(places: Places<A>): Set<Key> {
  return new Set(places.map((place) => place.at));
}

/** Spaces that some placement covers. */
export function covered<A>(places: Places<A>): Set<Key> {
  return new Set(places.flatMap((place) => place.cells));
}

/** The placement that pointing at `at` means. */
export function pointedAt<A>(places: Places<A>, at: Key): Placement<A> | undefined {
  return places.find((place) => place.at === at);
}

/** The placement that covers `at`, its middle as near to it as can be. */
export function covering<A>(places: Places<A>, at: Key, spaces: Spaces): Placement<A> | undefined {
  const point = spaces.centre(at);
  const away = ({ cells }: Placement<A>) =>
    distance(middleOf(cells.map((cell) => spaces.centre(cell))), point);
  return places.filter(({ cells }) => cells.includes(at)).sort((a, b) => away(a) - away(b))[0];
}

/** For each way to turn a piece, whether some placement is meant by it. */
export function fittingTurns<A>(
  places: Places<A>,
  turns: number,
  isMeant: (place: Placement<A>) => boolean,
): boolean[] {
  return Array.from({ length: turns }, (_, rotation) => turnedLike(places, rotation).some(isMeant));
}

/** The next placement of the list, those of the same rotation first, round and round. */
export function nextPlacement<A>(
  places: Places<A>,
  now: { readonly rotation: number; readonly at: Key | null },
  step: 1 | -1,
  isAfter: (a: Key, b: Key) => boolean,
): Placement<A> | undefined {
  const { rotation, at } = now;
  const turns = [...new Set([rotation, ...places.map((place) => place.rotation)])];
  const sorted = turns.flatMap((turn) => turnedLike(places, turn));
  if (at === null) return sorted.at(step > 0 ? 0 : -1);
  const index = sorted.findIndex((place) => place.rotation === rotation && place.at === at);
  if (index >= 0) return sorted[(index + step + sorted.length) % sorted.length];
  const beyond = sorted.find(
    (place) => place.rotation === rotation && isAfter(place.at, at) === step > 0,
  );
  return beyond ?? sorted[0];
}

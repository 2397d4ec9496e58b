/** What the legal list says about spots. The browser works out no legality itself. */
import { narrow } from '../../lib/match/narrow';
import type { Action } from '../../lib/protocol/my-island/Action';
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Tile } from '../../lib/protocol/my-island/Tile';
import { type Hex, hexOf, spaceOf, TURNS, tileHexes } from './hex';

export type Place = Extract<Action, { do: 'place' }>;

export function isPlace(action: Action): action is Place {
  return action.do === 'place';
}

export function placeAction(tile: Tile, rotation: number, at: Hex): Place {
  return { do: 'place', tile, rotation, at: spaceOf(at) };
}

/** The placement as the legal list has it, if it has it. */
export function found(places: readonly Place[], rotation: number, at: Hex): Place | undefined {
  return narrow(places, { rotation, at: spaceOf(at) })[0];
}

/** Spaces on which the first hex may lie when the tile is turned like this. */
export function anchors(places: readonly Place[], rotation: number): Set<Space> {
  return new Set(narrow(places, { rotation }).map((place) => place.at));
}

/** Spaces that some placement covers, whatever its rotation. */
export function reachable(places: readonly Place[]): Set<Space> {
  const spaces = new Set<Space>();
  for (const { tile, rotation, at } of places) {
    for (const { hex } of tileHexes(tile, rotation, hexOf(at))) spaces.add(spaceOf(hex));
  }
  return spaces;
}

/** For each rotation, whether the tile fits with its first hex on `at`; anywhere if `null`. */
export function fittingTurns(places: readonly Place[], at: Hex | null): boolean[] {
  const here = at ? narrow(places, { at: spaceOf(at) }) : places;
  const turns = new Set(here.map((place) => place.rotation));
  return Array.from({ length: TURNS }, (_, rotation) => turns.has(rotation));
}

/** The next placement of the list, those of the same rotation first, round and round. */
export function nextPlace(
  places: readonly Place[],
  rotation: number,
  at: Hex | null,
  step: 1 | -1,
): Place | undefined {
  const turns = [...new Set([rotation, ...places.map((place) => place.rotation)])];
  const sorted = turns.flatMap((turn) => narrow(places, { rotation: turn }));
  if (!at) return sorted.at(step > 0 ? 0 : -1);
  const now = sorted.findIndex((place) => place.rotation === rotation && place.at === spaceOf(at));
  if (now >= 0) return sorted[(now + step + sorted.length) % sorted.length];
  const after = sorted.find(
    (place) => place.rotation === rotation && isAfter(hexOf(place.at), at) === step > 0,
  );
  return after ?? sorted[0];
}

function isAfter(a: Hex, b: Hex): boolean {
  return a.r > b.r || (a.r === b.r && a.q > b.q);
}

/** What the legal list says. The browser works out no legality itself. */
import { narrow } from '../../lib/match/narrow';
import type { Action } from '../../lib/protocol/amerigo/Action';
import type { Place } from '../../lib/protocol/amerigo/Place';
import type { Square } from '../../lib/protocol/amerigo/Square';
import type { Tile } from '../../lib/protocol/amerigo/Tile';
import {
  type Cell,
  cellOf,
  distance,
  hasName,
  heldOver,
  isSame,
  middleOf,
  squareOf,
  tileCells,
  turnsOf,
} from './grid';

export type Verb = Action['do'];
export type Of<V extends Verb> = Extract<Action, { do: V }>;
export type Build = Of<'build'>;

export function allOf<V extends Verb>(legal: readonly Action[], verb: V): Of<V>[] {
  return legal.filter((action): action is Of<V> => action.do === verb);
}

export function oneOf<V extends Verb>(legal: readonly Action[], verb: V): Of<V> | undefined {
  return allOf(legal, verb)[0];
}

/** Whether nothing is left but to end the turn. */
export function isOnlyDone(legal: readonly Action[]): boolean {
  return legal.length === 1 && legal[0]?.do === 'done';
}

/** Ships that may be placed or sail now. */
export function shipsToMove(legal: readonly Action[]): number[] {
  const moves = [...allOf(legal, 'place_ship'), ...allOf(legal, 'sail')];
  return [...new Set(moves.map((action) => action.ship))].sort((a, b) => a - b);
}

/** Where a ship may go, or enter, and the action that does it. */
export function shipTargets(legal: readonly Action[], ship: number): Map<Place, Action> {
  const placed = narrow(allOf(legal, 'place_ship'), { ship });
  const sailed = narrow(allOf(legal, 'sail'), { ship });
  return new Map<Place, Action>([
    ...placed.map((action) => [action.at, action] as const),
    ...sailed.map((action) => [action.to, action] as const),
  ]);
}

/** The most steps that may be made on a track. */
export function mostSteps(legal: readonly Action[]): number {
  return Math.max(0, ...allOf(legal, 'advance').map((action) => action.steps));
}

export function buildAction(tile: Tile, rotation: number, at: Cell): Build {
  return { do: 'build', tile, rotation, at: squareOf(at) };
}

export function cellsOf({ tile, rotation, at }: Build): Cell[] {
  return tileCells(tile, rotation, cellOf(at));
}

/** Tiles for which there is a spot. */
export function buildable(builds: readonly Build[]): Set<Tile> {
  return new Set(builds.map((build) => build.tile));
}

/** Squares that some placement covers. */
export function reachable(builds: readonly Build[]): Set<Square> {
  return new Set(builds.flatMap((build) => cellsOf(build).map(squareOf)));
}

/**
 * The placement that somebody means who points at `cell`: where the tile lies when it is held
 * in its middle or, if it does not fit so, the nearest one that covers the square.
 */
export function meant(builds: readonly Build[], tile: Tile, rotation: number, cell: Cell): Build {
  const held = heldOver(tile, rotation, cell);
  const plain = buildAction(tile, rotation, hasName(held) ? held : cell);
  const turned = narrow(builds, { tile, rotation });
  if (turned.some((build) => build.at === plain.at)) return plain;
  const away = (build: Build) => distance(middleOf(cellsOf(build)), cell);
  const covering = turned.filter((build) => cellsOf(build).some((each) => isSame(each, cell)));
  return covering.sort((a, b) => away(a) - away(b))[0] ?? plain;
}

export function isAmong(builds: readonly Build[], build: Build): boolean {
  const { tile, rotation, at } = build;
  return narrow(builds, { tile, rotation, at }).length > 0;
}

/** For each rotation, whether the tile fits over `cell`; anywhere if `null`. */
export function fittingTurns(builds: readonly Build[], tile: Tile, cell: Cell | null): boolean[] {
  return Array.from({ length: turnsOf(tile) }, (_, rotation) => {
    const turned = narrow(builds, { tile, rotation });
    if (!cell) return turned.length > 0;
    return turned.some((build) => cellsOf(build).some((each) => isSame(each, cell)));
  });
}

/** The next placement of the list, those of the same rotation first, round and round. */
export function nextBuild(
  builds: readonly Build[],
  now: Pick<Build, 'tile' | 'rotation'> & { at: Square | null },
  step: 1 | -1,
): Build | undefined {
  const ofTile = narrow(builds, { tile: now.tile });
  const turns = [...new Set([now.rotation, ...ofTile.map((build) => build.rotation)])];
  const sorted = turns.flatMap((rotation) => narrow(ofTile, { rotation }));
  const at = sorted.findIndex((build) => build.rotation === now.rotation && build.at === now.at);
  if (at < 0) return sorted.at(step > 0 ? 0 : -1);
  return sorted[(at + step + sorted.length) % sorted.length];
}

/** What the legal list says. The browser works out no legality itself. */
import type { Placement } from '../../lib/board/placements';
import { narrow } from '../../lib/match/narrow';
import type { Action } from '../../lib/protocol/amerigo/Action';
import type { Place } from '../../lib/protocol/amerigo/Place';
import type { Square } from '../../lib/protocol/amerigo/Square';
import type { Tile } from '../../lib/protocol/amerigo/Tile';
import { type Cell, cellOf, gripOf, hasName, squareOf, tileCells } from './grid';

export type Verb = Action['do'];
export type Of<V extends Verb> = Extract<Action, { do: V }>;
export type Build = Of<'build'>;

export function allOf<V extends Verb>(legal: readonly Action[], verb: V): Of<V>[] {
  return legal.filter((action): action is Of<V> => action.do === verb);
}

export function oneOf<V extends Verb>(legal: readonly Action[], verb: V): Of<V> | undefined {
  return allOf(legal, verb)[0];
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

export function cellsOf({ tile, rotation, at }: Build): Cell[] {
  return tileCells(tile, rotation, cellOf(at));
}

/** A tile is held in its middle. */
export function placement(action: Build): Placement<Build> {
  const { tile, rotation, at } = action;
  const [first, grip] = [cellOf(at), gripOf(tile, rotation)];
  const held = { row: first.row + grip.row, column: first.column + grip.column };
  return { action, rotation, at: squareOf(held), cells: cellsOf(action).map(squareOf) };
}

/** How a tile lies that is held over `square`; the table can be asked about squares with a name only. */
export function heldOver(tile: Tile, rotation: number, square: Square): Placement<Build> {
  const [cell, grip] = [cellOf(square), gripOf(tile, rotation)];
  const first = { row: cell.row - grip.row, column: cell.column - grip.column };
  const at = hasName(first) ? squareOf(first) : square;
  return { ...placement({ do: 'build', tile, rotation, at }), at: square };
}

/** Tiles for which there is a spot. */
export function buildable(builds: readonly Build[]): Set<Tile> {
  return new Set(builds.map((build) => build.tile));
}

/** Where things lie, as one would say it: on a small island, in the north. */
import type { Action } from '../../lib/protocol/amerigo/Action';
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { MapView } from '../../lib/protocol/amerigo/MapView';
import type { Place } from '../../lib/protocol/amerigo/Place';
import type { Square } from '../../lib/protocol/amerigo/Square';
import { aimOf, type Cell, cellOf, isSquare, middleOf, squareOf } from './grid';
import { groundAt, islandAt, islandsOf } from './islands';

export type Whereabouts = {
  /** The part of the chart; `none` for several. */
  readonly where: string;
  /** How large the island is, of a square on one, or of an anchor off one. */
  readonly isle?: 'large' | 'small';
};

/** The place that an event or an action names, in words. */
export function about(
  word: Event | Action,
  { map }: { map: MapView },
): Partial<Whereabouts> & Record<string, unknown> {
  const place = 'at' in word ? word.at : 'to' in word ? word.to : null;
  return place === null ? {} : whereabouts(place, map);
}

export function whereabouts(place: Place, map: MapView): Whereabouts {
  if (!isSquare(place)) return { where: place.replace(/\d/, '').toLowerCase() };
  const island = islandAt(islandsOf(map), landward(place, map));
  if (!island) return { where: partOf(cellOf(place), map) };
  return {
    where: partOf(middleOf(island.cells), map),
    isle: island.is_large ? 'large' : 'small',
  };
}

/** The square that an anchor points at; any other as it is. */
function landward(square: Square, map: MapView): Square {
  const { row, column } = cellOf(square);
  const [down, right] = aimOf(groundAt(map, { row, column })) ?? [0, 0];
  return squareOf({ row: row + down, column: column + right });
}

type Size = Pick<MapView, 'rows' | 'columns'>;

/** Where all these squares lie: on one island, or else in one part of the chart. */
export function shared(squares: readonly Square[], map: MapView): Whereabouts {
  const islands = islandsOf(map);
  const [island, ...others] = new Set(squares.map((square) => islandAt(islands, square)));
  const [first] = squares;
  if (first && island && others.length === 0) return whereabouts(first, map);
  const [part, ...parts] = new Set(squares.map((square) => partOf(cellOf(square), map)));
  return { where: part && parts.length === 0 ? part : 'none' };
}

function partOf({ row, column }: Cell, { rows, columns }: Size): string {
  const part = (at: number, size: number, [low, high]: readonly [string, string]) =>
    at < size * 0.36 ? low : at >= size * 0.64 ? high : '';
  return `${part(row, rows, ['n', 's'])}${part(column, columns, ['w', 'e'])}` || 'middle';
}

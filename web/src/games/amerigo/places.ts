/** What lies on each place of the map, for screen readers. */
import type { MapView } from '../../lib/protocol/amerigo/MapView';
import type { Place } from '../../lib/protocol/amerigo/Place';
import type { Square } from '../../lib/protocol/amerigo/Square';
import type { View } from '../../lib/protocol/amerigo/View';
import type { Text } from '../game';
import { aimOf, cellOf, isSquare, squareOf } from './grid';
import { chestSquares, groundAt, islandAt, islandsOf } from './islands';

/** Everything that covers a place or lies on it, by place. */
export interface Lying {
  readonly tiles: ReadonlyMap<Place, number | null>;
  readonly posts: ReadonlyMap<Place, number>;
  readonly resources: ReadonlyMap<Place, string>;
  readonly ships: ReadonlyMap<Place, readonly (readonly [owner: number, ship: number])[]>;
}

export function lying({ map, players }: View): Lying {
  const ships = new Map<Place, (readonly [number, number])[]>();
  for (const [owner, player] of players.entries()) {
    for (const [n, at] of player.ships.entries()) {
      if (at !== null) ships.set(at, [...(ships.get(at) ?? []), [owner, n + 1]]);
    }
  }
  return {
    tiles: new Map(
      map.tiles.flatMap(({ owner, squares }) => squares.map((square) => [square, owner] as const)),
    ),
    posts: new Map(map.posts.map(({ at, owner }) => [at, owner])),
    resources: new Map(map.resources.map(({ at, resource }) => [at, resource])),
    ships,
  };
}

/** Squares on which something lies that hides what grows there. */
export function coveredSquares(map: MapView): Set<Square> {
  return new Set([
    ...map.tiles.flatMap(({ squares }) => squares),
    ...map.posts.map(({ at }) => at),
    ...chestSquares(islandsOf(map)),
  ]);
}

/** What can be founded from an anchor. */
export interface Port {
  /** The square for the trading post. */
  readonly post: Place;
  /** Nobody has a trading post on this island yet. */
  readonly isFirst: boolean;
}

/** Anchors whose trading-post square is still free. */
export function openPorts(view: View, things: Lying): Map<Place, Port> {
  const ports = new Map<Place, Port>();
  const islands = islandsOf(view.map);
  for (const [row, line] of view.map.ground.entries()) {
    for (const [column, sign] of [...line].entries()) {
      const aim = aimOf(sign);
      if (!aim) continue;
      const post = squareOf({ row: row + aim[0], column: column + aim[1] });
      if (things.tiles.has(post) || things.posts.has(post)) continue;
      const isFirst = islandAt(islands, post)?.posts.every((count) => count === 0) ?? false;
      ports.set(squareOf({ row, column }), { post, isFirst });
    }
  }
  return ports;
}

const GROUND: Record<string, string> = {
  '.': 'sea',
  '#': 'land',
  P: 'post',
  '^': 'anchor',
  v: 'anchor',
  '<': 'anchor',
  '>': 'anchor',
};

/** The place, what is printed there, what lies there. */
export function placeWords(
  place: Place,
  view: View,
  things: Lying,
  names: readonly string[],
  text: Text,
): string {
  const player = (seat: number) => names[seat] ?? '';
  const words = [text('amerigo-ui-place', { place })];
  if (isSquare(place)) {
    const ground = GROUND[groundAt(view.map, cellOf(place))] ?? 'land';
    words.push(text('amerigo-ui-ground', { ground }));
  } else {
    words.push(text('amerigo-ui-ground', { ground: 'frame' }));
  }
  const resource = things.resources.get(place);
  if (resource) words.push(text(`amerigo-resource-${resource}`));
  const tile = things.tiles.get(place);
  if (tile === null) words.push(text('amerigo-ui-neutral'));
  if (typeof tile === 'number') words.push(text('amerigo-ui-village_of', { player: player(tile) }));
  const post = things.posts.get(place);
  if (post !== undefined) words.push(text('amerigo-ui-post_of', { player: player(post) }));
  for (const [owner, ship] of things.ships.get(place) ?? []) {
    words.push(text('amerigo-ui-ship_of', { player: player(owner), ship }));
  }
  return words.filter((word) => word !== '').join(', ');
}

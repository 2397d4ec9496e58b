/** Where each line of the score lies on the map; what lies on sheets has no place there. */
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { View } from '../../lib/protocol/amerigo/View';
import type { Scored } from '../game';
import { cellOf, squareOf, tileCells } from './grid';
import { type Island, islandAt, islandsOf } from './islands';

export function scoredAt(
  category: string,
  seat: number,
  view: View,
  events: readonly Event[],
): Scored[] {
  const islands = islandsOf(view.map);
  const mine = events.filter((event) => 'seat' in event && event.seat === seat);
  const whole = (at: string, points: number): Scored[] => {
    const spaces = islandAt(islands, at)?.cells.map(squareOf) ?? [];
    return [{ seat, spaces, points }];
  };
  switch (category) {
    case 'discovery':
      return mine.flatMap((event) =>
        event.event === 'island_discovered' ? whole(event.at, event.points) : [],
      );
    case 'islands':
      return mine.flatMap((event) =>
        event.event === 'island_completed' ? whole(event.at, event.points) : [],
      );
    case 'tiles':
      return villages(seat, mine, islands);
    case 'posts':
      return paidPosts(seat, view, islands);
    default:
      return [];
  }
}

/** What a player has built on each island, together. */
function villages(seat: number, mine: readonly Event[], islands: readonly Island[]): Scored[] {
  const built = mine.flatMap((event) => (event.event === 'tile_built' ? [event] : []));
  return islands.flatMap((island) => {
    const here = built.filter((event) => islandAt(islands, event.at) === island);
    const spaces = here.flatMap(({ tile, rotation, at }) =>
      tileCells(tile, rotation, cellOf(at)).map(squareOf),
    );
    const points = here.reduce((sum, event) => sum + event.points, 0);
    return spaces.length > 0 ? [{ seat, spaces, points }] : [];
  });
}

/** Trading posts on islands that are complete; what each was paid is not told, only all of it. */
function paidPosts(seat: number, view: View, islands: readonly Island[]): Scored[] {
  const spaces = view.map.posts
    .filter(({ owner, at }) => owner === seat && islandAt(islands, at)?.left === 0)
    .map(({ at }) => at);
  const line = view.players[seat]?.breakdown.find((one) => one.category === 'posts');
  return spaces.length > 0 && line ? [{ seat, spaces, points: line.points }] : [];
}

/** Where something has just happened: what others did stays marked, what was built drops into place. */
import type { Culture } from '../../lib/protocol/yamatai/Culture';
import { TILES } from '../../lib/protocol/yamatai/components';
import type { Event } from '../../lib/protocol/yamatai/Event';
import type { Island } from '../../lib/protocol/yamatai/Island';
import type { IslandView } from '../../lib/protocol/yamatai/IslandView';
import type { Space } from '../../lib/protocol/yamatai/Space';
import { neighboursOf } from './chart';

export function newIslands(events: readonly Event[]): ReadonlySet<Island> {
  return new Set(
    events.flatMap((event) =>
      event.event === 'tile_built' || event.event === 'ground_consecrated' ? [event.island] : [],
    ),
  );
}

/** Where others have put boats; my own I placed myself. */
export function newSpaces(events: readonly Event[], seat: number): ReadonlySet<Space> {
  return new Set(
    events.flatMap((event) => {
      if (!('seat' in event) || event.seat === seat) return [];
      if (event.event === 'boat_placed') return [event.at];
      if (event.event === 'boat_moved') return [event.to];
      return event.event === 'boats_swapped' ? [event.from, event.to] : [];
    }),
  );
}

/** Tokens that have left their islands. */
export function takenTokens(events: readonly Event[]): { culture: Culture; island: Island }[] {
  return events.flatMap((event) =>
    event.event === 'token_taken' || event.event === 'extra_taken'
      ? [{ culture: event.culture, island: event.island }]
      : [],
  );
}

/** A group that was paid: island by island, from the new building on. */
export function paidGroup(events: readonly Event[], islands: readonly IslandView[]): Island[] {
  const built = events.findLast((event) => event.event === 'tile_built');
  if (built?.event !== 'tile_built' || !events.some((event) => event.event === 'group_paid')) {
    return [];
  }
  const own = new Set(
    islands.flatMap(({ island, owner }) => (owner === built.seat ? [island] : [])),
  );
  const group = [built.island];
  for (const island of group) {
    group.push(...neighboursOf(island).filter((next) => own.has(next) && !group.includes(next)));
  }
  return group;
}

/** Around a torii or palace that was built. */
export function honouredIslands(events: readonly Event[]): Island[] {
  return events.flatMap((event) => {
    if (event.event !== 'tile_built') return [];
    const kind = TILES[event.tile]?.kind;
    return kind === 'torii' || kind === 'palace' ? neighboursOf(event.island) : [];
  });
}

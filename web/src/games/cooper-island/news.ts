/** What has just happened on the map: stacks that grew, things that came, workers that were put, islets that were passed. */
import type { Event } from '../../lib/protocol/cooper-island/Event';
import type { Islet } from '../../lib/protocol/cooper-island/Islet';
import type { Space } from '../../lib/protocol/cooper-island/Space';
import { workerKey } from './targeting.svelte';

type Events = readonly Event[];

/** Stacks of a seat that have grown. */
export function grownOf(events: Events, seat: number): ReadonlySet<Space> {
  return new Set(
    events.flatMap((event) => {
      if (!('seat' in event) || event.seat !== seat) return [];
      if (event.event === 'tile_placed') return [event.first, event.second];
      return event.event === 'charted' || event.event === 'islet_placed' ? [event.space] : [];
    }),
  );
}

/** Where a cube, a building, a statue or a lid has come. */
export function arrivedOf(events: Events, seat: number): ReadonlySet<Space> {
  return new Set(
    events.flatMap((event) => {
      if (!('seat' in event) || event.seat !== seat) return [];
      switch (event.event) {
        case 'cube_placed':
        case 'building_erected':
        case 'statue_built':
        case 'lid_placed':
          return [event.space];
        case 'piece_moved':
          return [event.to];
        default:
          return [];
      }
    }),
  );
}

/** Worker spaces onto which somebody has come. */
export function placedWorkers(events: Events): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) =>
      event.event === 'worker_placed' ||
      event.event === 'neutral_placed' ||
      event.event === 'cooper_placed'
        ? [workerKey(event.section, event.worker)]
        : [],
    ),
  );
}

/** Islets of a seat that a ship has passed. */
export function passedOf(events: Events, owner: number): ReadonlySet<Islet> {
  return new Set(
    events.flatMap((event) =>
      event.event === 'islet_passed' && event.owner === owner ? [event.islet] : [],
    ),
  );
}

/** What the shell asks about events: what they begin, what they are worth. */
import type { Event } from '../../lib/protocol/yamatai/Event';
import type { Beginning } from '../game';
import { specialistPoints, tilePoints } from './names';

export function beginning(event: Event): Beginning | null {
  if (event.event === 'round_began') return 'round';
  return event.event === 'game_ended' ? 'end' : null;
}

/** What is certain to be scored; five coins make a point, but no single payment does. */
export function pointsOf(event: Event, seat: number): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  switch (event.event) {
    case 'tile_built':
      return tilePoints(event.tile);
    case 'neighbours_honoured':
    case 'mountain_honoured':
    case 'specialist_honoured':
      return event.prestige;
    case 'specialist_hired':
      return specialistPoints(event.specialist);
    case 'order_drawn':
    case 'fleet_taken':
    case 'boats_missing':
    case 'boat_bought':
    case 'boat_sold':
    case 'boat_placed':
    case 'token_taken':
    case 'extra_taken':
    case 'group_paid':
    case 'specialist_paid':
    case 'last_house_built':
    case 'power_used':
    case 'ground_consecrated':
    case 'tokens_exchanged':
    case 'tile_shown':
    case 'tile_reserved':
    case 'nothing_reserved':
    case 'boats_swapped':
    case 'nothing_swapped':
    case 'boat_moved':
    case 'boat_removed':
    case 'funds_paid':
    case 'passed':
    case 'boats_moored':
    case 'boats_set_aside':
    case 'boat_released':
    case 'turn_ended':
    // These tell the result; they add nothing to it.
    case 'scored':
    case 'ranked':
      return 0;
    default:
      return event satisfies never;
  }
}

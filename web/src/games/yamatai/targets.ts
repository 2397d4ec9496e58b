/** Which elements of the table an event is about. */
import type { Event } from '../../lib/protocol/yamatai/Event';

export type Target =
  | `seat:${number}`
  | `space:${string}`
  | `island:${string}`
  | `fleet:${string}`
  | `tile:${string}`
  | `specialist:${string}`
  | 'mat'
  | 'order'
  | 'supply';

export function eventTargets(event: Event): Target[] {
  return 'seat' in event ? [`seat:${event.seat}`, ...whereOf(event)] : whereOf(event);
}

function whereOf(event: Event): Target[] {
  switch (event.event) {
    case 'culture_laid':
    case 'round_began':
    case 'game_ended':
    case 'passed':
    case 'last_house_built':
    case 'nothing_swapped':
    case 'nothing_reserved':
    case 'turn_ended':
    case 'scored':
    case 'ranked':
    case 'coins_laid':
      return [];
    case 'order_drawn':
      return ['order'];
    case 'specialist_turned':
    case 'specialist_paid':
    case 'specialist_honoured':
    case 'specialist_hired':
      return [`specialist:${event.specialist}`];
    case 'tile_turned':
    case 'tile_shown':
    case 'tile_reserved':
      return [`tile:${event.tile}`];
    case 'fleet_turned':
    case 'fleet_taken':
    case 'power_used':
      return [`fleet:${event.fleet}`];
    case 'boats_missing':
    case 'boat_released':
      return ['supply'];
    case 'boat_bought':
    case 'boat_sold':
    case 'boats_moored':
    case 'boats_set_aside':
    case 'funds_paid':
    case 'group_paid':
    case 'neighbours_honoured':
    case 'mountain_honoured':
      return ['mat'];
    case 'boat_placed':
    case 'boat_removed':
      return [`space:${event.at}`];
    case 'boats_swapped':
    case 'boat_moved':
      return [`space:${event.from}`, `space:${event.to}`];
    case 'token_taken':
    case 'extra_taken':
    case 'tile_built':
    case 'ground_consecrated':
    case 'tokens_exchanged':
      return [`island:${event.island}`];
    default:
      return event satisfies never;
  }
}

/** Which elements of the table an event is about. */
import type { Event } from '../../lib/protocol/cooper-island/Event';

export type Target =
  | `seat:${number}`
  | `land:${number}:${string}`
  | `islet:${number}:${string}`
  | `harbor:${number}`
  | `ship:${number}:${string}`
  | `section:${string}`
  | `order:${string}`
  | `cargo:${string}`
  | `card:${string}`
  | 'cooper'
  | 'board';

export function eventTargets(event: Event): Target[] {
  const where = whereOf(event);
  if (!('seat' in event)) return where;
  return where.length > 0 ? where : [`seat:${event.seat}`];
}

function whereOf(event: Event): Target[] {
  switch (event.event) {
    case 'tile_placed':
      return [`land:${event.seat}:${event.first}`, `land:${event.seat}:${event.second}`];
    case 'charted':
    case 'cube_placed':
    case 'building_erected':
    case 'statue_built':
    case 'ruin_removed':
    case 'lid_placed':
    case 'stored':
      return [`land:${event.seat}:${event.space}`];
    case 'piece_moved':
      return [`land:${event.seat}:${event.from}`, `land:${event.seat}:${event.to}`];
    case 'item_paid':
      return event.from === 'stored' ? [] : [`land:${event.seat}:${event.from}`];
    case 'islet_placed':
      return [`islet:${event.seat}:${event.islet}`, `land:${event.seat}:${event.space}`];
    case 'islet_passed':
      return [`islet:${event.owner}:${event.islet}`];
    case 'worker_placed':
    case 'neutral_placed':
    case 'cooper_placed':
      return [`section:${event.section}`];
    case 'anchor_taken':
    case 'anchor_raised':
    case 'helm_gained':
    case 'ship_sailed':
    case 'bay_entered':
      return [`ship:${event.seat}:${event.ship}`];
    case 'harbor_entered':
      return [`harbor:${event.owner}`];
    // Without an owner it is the own one.
    case 'harbor_fee_paid':
    case 'harbor_fee_refused':
      return [`harbor:${event.owner ?? event.seat}`];
    case 'order_shown':
    case 'order_taken':
    case 'cooper_took_order':
      return [`order:${event.order}`];
    case 'cargo_supplied':
    case 'harbormaster_laid':
    case 'harbormaster_moved':
      return [`cargo:${event.cargo}`];
    case 'card_kept':
    case 'card_used':
    case 'card_turned_up':
      return [`card:${event.card}`];
    case 'cooper_took_token':
    case 'cooper_sailed':
    case 'cooper_progressed':
    case 'cooper_carved':
    case 'cooper_hired':
    case 'cooper_scored':
      return ['cooper'];
    case 'workers_returned':
    case 'game_ended':
    case 'round_began':
    case 'clean_up_began':
      return ['board'];
    case 'starter_drawn':
    case 'start_terrain':
    case 'income_began':
    case 'tile_drawn':
    case 'item_gained':
    case 'item_marketed':
    case 'item_forfeited':
    case 'steps_gained':
    case 'token_taken':
    case 'fee_paid':
    case 'fee_refused':
    case 'item_claimed':
    case 'boat_built':
    case 'log_book_taken':
    case 'cards_drawn':
    case 'cards_seen':
    case 'cards_buried':
    case 'cards_ordered':
    case 'lid_used':
    case 'boat_turned':
    case 'declined':
    case 'traded':
    case 'fetched':
    case 'milestone_reached':
    case 'milestone_claimed':
    case 'fed':
    case 'feeding_short':
    case 'lid_recovered':
    case 'statue_bonus':
    case 'passage_bonus':
    case 'market_cleared':
    case 'scored':
    case 'ranked':
      return [];
    default:
      return event satisfies never;
  }
}

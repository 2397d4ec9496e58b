/** Which elements of the table an event is about. */
import type { Event } from '../../lib/protocol/amerigo/Event';
import { cellOf, squareOf, tileCells } from './grid';

export type Target =
  | `seat:${number}`
  | `place:${string}`
  | `island:${string}`
  | `colour:${string}`
  | `marker:${string}`
  | `slot:${number}`
  | `tile:${string}`
  | 'field'
  | 'gold'
  | 'goods'
  | 'order'
  | 'pirates'
  | 'sheet'
  | 'time'
  | 'tower';

export function eventTargets(event: Event): Target[] {
  switch (event.event) {
    case 'map_laid':
    case 'scoring_began':
      return [];
    case 'order_drawn':
      return ['order'];
    case 'pirate_turned':
      return ['pirates'];
    case 'marker_turned':
      return [`marker:${event.marker}`];
    case 'good_turned':
      return [`slot:${event.slot}`];
    case 'tower_filled':
      return ['tower'];
    case 'pass_began':
      return ['time'];
    case 'cubes_thrown':
      return ['tower', 'field', `colour:${event.colour}`];
    case 'round_skipped':
      return [`colour:${event.colour}`];
    case 'action_chosen':
      return [`seat:${event.seat}`, `colour:${event.colour}`];
    case 'gold_taken':
    case 'track_end_paid':
    case 'surplus_gold':
    case 'pirate_gold_paid':
    case 'post_gold_paid':
    case 'gold_scored':
    case 'ap_bought':
    case 'chest_cashed':
      return [`seat:${event.seat}`, 'gold'];
    case 'cubes_scored':
      return [`seat:${event.seat}`, 'field'];
    case 'ship_placed':
      return [`seat:${event.seat}`, `place:${event.at}`];
    case 'ship_sailed':
      return [`seat:${event.seat}`, `place:${event.to}`];
    case 'post_placed':
    case 'post_declined':
    case 'resource_taken':
      return [`seat:${event.seat}`, `place:${event.at}`];
    case 'island_discovered':
    case 'island_completed':
      return [`seat:${event.seat}`, `island:${event.at}`];
    case 'cannons_loaded':
    case 'progress_made':
    case 'progress_scored':
    case 'posts_paid':
    case 'turn_ended':
    case 'ranked':
      return [`seat:${event.seat}`, 'sheet'];
    case 'order_advanced':
    case 'leader_joined':
    case 'order_scored':
      return [`seat:${event.seat}`, 'order'];
    case 'marker_taken':
    case 'marker_used':
      return [`seat:${event.seat}`, `marker:${event.marker}`];
    case 'tile_planned':
      return [`seat:${event.seat}`, `tile:${event.tile}`];
    case 'tile_built':
      return [
        `seat:${event.seat}`,
        ...tileCells(event.tile, event.rotation, cellOf(event.at)).map(
          (cell): Target => `place:${squareOf(cell)}`,
        ),
      ];
    case 'good_bought':
    case 'goods_scored':
      return [`seat:${event.seat}`, 'goods'];
    case 'pirates_repelled':
    case 'pirates_plundered':
      return [`seat:${event.seat}`, 'pirates'];
    default:
      return event satisfies never;
  }
}

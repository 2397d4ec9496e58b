/** What the shell asks about events: what they begin, what they are worth. */
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { Beginning } from '../game';

/** A pass is a round of the log, each throw of cubes a part, the final scoring the end. */
export function beginning(event: Event): Beginning | null {
  if (event.event === 'pass_began') return 'round';
  if (event.event === 'scoring_began') return 'end';
  return event.event === 'cubes_thrown' ? 'part' : null;
}

export function pointsOf(event: Event, seat: number): number {
  switch (event.event) {
    case 'cubes_scored':
    case 'island_discovered':
    case 'tile_built':
    case 'island_completed':
    case 'posts_paid':
    case 'surplus_gold':
    case 'pirates_plundered':
    case 'gold_scored':
    case 'goods_scored':
    case 'progress_scored':
    case 'order_scored':
      return event.seat === seat ? event.points : 0;
    case 'map_laid':
    case 'order_drawn':
    case 'pirate_turned':
    case 'marker_turned':
    case 'good_turned':
    case 'tower_filled':
    case 'pass_began':
    case 'cubes_thrown':
    case 'round_skipped':
    case 'action_chosen':
    case 'gold_taken':
    case 'ship_placed':
    case 'ship_sailed':
    case 'post_placed':
    case 'post_declined':
    case 'post_gold_paid':
    case 'cannons_loaded':
    case 'progress_made':
    case 'order_advanced':
    case 'leader_joined':
    case 'marker_taken':
    case 'marker_used':
    case 'tile_planned':
    case 'resource_taken':
    case 'good_bought':
    case 'ap_bought':
    case 'chest_cashed':
    case 'track_end_paid':
    case 'turn_ended':
    case 'pirates_repelled':
    case 'pirate_gold_paid':
    case 'scoring_began':
    // Tells the result; it adds nothing to it.
    case 'ranked':
      return 0;
    default:
      return event satisfies never;
  }
}

/** What the shell asks about events: what they begin, what they are worth. */
import type { Event } from '../../lib/protocol/my-island/Event';
import type { Beginning } from '../game';

/** A card begins a round, the final scoring the end. */
export function beginning(event: Event): Beginning | null {
  if (event.event === 'card_revealed') return 'round';
  return event.event === 'scoring_began' ? 'end' : null;
}

export function pointsOf(event: Event, seat: number): number {
  switch (event.event) {
    case 'houses_on_beach':
    case 'group_completed':
    case 'totem_connected':
    case 'passed':
    case 'largest_group':
    case 'beach_visible':
    case 'scored':
    case 'picked':
      return event.seat === seat ? event.points : 0;
    case 'card_revealed':
    case 'next_card_shown':
    case 'stuck':
    case 'sticker_lost':
    case 'progress_made':
    case 'tile_placed':
    case 'finished':
    case 'track_ended':
    case 'scoring_began':
    // Tells the result; it adds nothing to it.
    case 'ranked':
      return 0;
    default:
      return event satisfies never;
  }
}

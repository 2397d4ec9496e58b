/** What the shell asks about events: what they begin, what they are worth. */
import type { Event } from '../../lib/protocol/cooper-island/Event';
import type { Beginning } from '../game';

export function beginning(event: Event): Beginning | null {
  if (event.event === 'round_began') return 'round';
  if (event.event === 'clean_up_began') return 'part';
  return event.event === 'game_ended' ? 'end' : null;
}

/** A step is a point, an anchor costs one; orders, tasks and leftovers are counted at the end. */
export function pointsOf(event: Event, seat: number): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  if (event.event === 'ship_sailed' || event.event === 'anchor_raised') return 1;
  return event.event === 'anchor_taken' ? -1 : 0;
}

/** What the shell asks about events: what they begin, what they are worth. */
import { ANCHOR_POINTS, STEP_POINTS } from '../../lib/protocol/cooper-island/components';
import type { Event } from '../../lib/protocol/cooper-island/Event';
import type { Beginning } from '../game';

export function beginning(event: Event): Beginning | null {
  if (event.event === 'round_began') return 'round';
  if (event.event === 'clean_up_began') return 'part';
  return event.event === 'game_ended' ? 'end' : null;
}

/** Of steps and anchors; orders, tasks and leftovers are counted at the end. */
export function pointsOf(event: Event, seat: number): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  if (event.event === 'ship_sailed') return STEP_POINTS;
  if (event.event === 'anchor_raised') return -ANCHOR_POINTS;
  return event.event === 'anchor_taken' ? ANCHOR_POINTS : 0;
}

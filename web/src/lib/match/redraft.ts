/** What I had drafted when the server ended: it forgets drafts, the page does not. */
import type { SeatState } from '../protocol/SeatState';

export interface Drafted {
  seat: number;
  decision: number;
  action: unknown;
}

type Seat = Pick<SeatState, 'seat' | 'decision' | 'draft' | 'forced'>;

/**
 * The actions to draft again, in order, each with its decision. What followed by itself follows
 * again. Where a seat has confirmed something meanwhile, or is drafting anew, nothing is lost.
 */
export function lostDrafts(before: readonly Seat[], after: readonly Seat[]): Drafted[] {
  return before.flatMap(({ seat, decision, draft, forced }) => {
    const first = decision - draft.length;
    const now = after.find((one) => one.seat === seat);
    if (now?.decision !== first || now.draft.length > 0) return [];
    const actions = draft.map((action, at) => ({ seat, decision: first + at, action }));
    return actions.filter((_, at) => !forced[at]);
  });
}

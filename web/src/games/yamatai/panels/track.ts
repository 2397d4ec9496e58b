/** The fleets of this round: those that were taken, turn by turn, then those still open, as they lie on the track. */
import type { Fleet } from '../../../lib/protocol/yamatai/Fleet';
import type { View } from '../../../lib/protocol/yamatai/View';

export interface OnTrack {
  readonly fleet: Fleet;
  /** Who took it; nobody yet. */
  readonly by: number | null;
}

export function trackOf({ fleets, turns }: Pick<View, 'fleets' | 'turns'>): OnTrack[] {
  const taken = turns.flatMap(({ seat, fleet }) => (fleet === null ? [] : [{ fleet, by: seat }]));
  return [...taken, ...fleets.open.flatMap((fleet) => (fleet ? [{ fleet, by: null }] : []))];
}

/** A place of the next round's order, by the number of a fleet. */
export interface Place {
  readonly number: number;
  /** Who goes there. */
  readonly seat: number | null;
  /** Whoever chooses next could go there. */
  readonly isOpen: boolean;
}

const FLEETS = 10;

/** Places 1 to 10 of the next round, as far as fleets were taken. */
export function placesOf(view: Pick<View, 'fleets' | 'turns' | 'next_order'>): Place[] {
  const open = view.fleets.open.flatMap((fleet) => fleet ?? []);
  const isChosen = choosers(view).length === 0;
  return Array.from({ length: FLEETS }, (_, n) => {
    const fleet = `F${n + 1}`;
    const seat = view.next_order.find((turn) => turn.fleet === fleet)?.seat ?? null;
    return { number: n + 1, seat, isOpen: seat === null && !isChosen && open.includes(fleet) };
  });
}

/** Who has not taken a fleet in this round yet, in their order. */
export function choosers({ turns }: Pick<View, 'turns'>): number[] {
  return turns.filter(({ fleet }) => fleet === null).map(({ seat }) => seat);
}

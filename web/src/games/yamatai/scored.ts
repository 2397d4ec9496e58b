/** Where each line of the score lies on the chart: what was built, and what neighbours and mountains honoured. */
import type { Event } from '../../lib/protocol/yamatai/Event';
import type { Island } from '../../lib/protocol/yamatai/Island';
import type { View } from '../../lib/protocol/yamatai/View';
import type { Scored } from '../game';
import { tilePoints } from './names';

export function scoredAt(
  category: string,
  seat: number,
  _: View,
  events: readonly Event[],
): Scored[] {
  const mine = events.filter((event) => 'seat' in event && event.seat === seat);
  if (category === 'buildings') {
    return mine.flatMap((event) =>
      event.event === 'tile_built'
        ? [{ seat, spaces: [event.island], points: tilePoints(event.tile) }]
        : [],
    );
  }
  return category === 'prestige' ? honoured(seat, mine) : [];
}

/** Prestige points come with the building before them. */
function honoured(seat: number, mine: readonly Event[]): Scored[] {
  const found = new Map<Island, number>();
  let at: Island | null = null;
  for (const event of mine) {
    if (event.event === 'tile_built') at = event.island;
    const isPaid =
      event.event === 'neighbours_honoured' ||
      event.event === 'mountain_honoured' ||
      (event.event === 'specialist_honoured' && event.specialist !== 'bishamon');
    if (isPaid && at !== null) found.set(at, (found.get(at) ?? 0) + event.prestige);
  }
  return [...found].map(([island, points]) => ({ seat, spaces: [island], points }));
}

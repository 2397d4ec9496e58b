/** What a game of the campaign has brought for good, and to whom. */
import type { Event } from '../../../lib/protocol/my-island/Event';
import type { View } from '../../../lib/protocol/my-island/View';
import type { Reward } from '../../game';

/** For everybody, the best first; nothing before the game is scored. */
export function rewardsOf({ players }: Pick<View, 'players'>, told: readonly unknown[]): Reward[] {
  const events = told as readonly Event[];
  const end = events.findLastIndex((event) => event.event === 'scoring_began');
  const after = end < 0 ? [] : events.slice(end);
  const ranked = after.flatMap((event) => (event.event === 'ranked' ? [event] : []));
  const inOrder = ranked.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
  return inOrder.map(({ seat, rank, progress }) => {
    // Those that are stuck on, and those that wait for it.
    const stuck = after.flatMap((event) =>
      (event.event === 'stuck' || event.event === 'sticker_lost') && event.seat === seat
        ? [event.sticker]
        : [],
    );
    const stickers = [...stuck, ...(players[seat]?.island?.stickers ?? [])];
    const why = events.filter((event) => event.event === 'progress_made' && event.seat === seat);
    // Who has placed nothing is no winner, whatever the points say, and then gains nothing.
    const isFirst = rank === 1 && progress > 0;
    return { seat, progress, stickers, isFirst, why };
  });
}

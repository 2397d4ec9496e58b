/** What a game of the campaign has brought for good, and to whom. */
import type { Event } from '../../../lib/protocol/my-island/Event';
import type { View } from '../../../lib/protocol/my-island/View';
import type { Rewards } from '../../game';

export function rewardsOf({ players }: Pick<View, 'players'>, told: readonly unknown[]): Rewards {
  const events = told as readonly Event[];
  const progress = events.flatMap((event) =>
    event.event === 'ranked' && event.progress > 0
      ? [{ seat: event.seat, progress: event.progress }]
      : [],
  );
  const end = events.findLastIndex((event) => event.event === 'scoring_began');
  const after = end < 0 ? [] : events.slice(end);
  const stuck = new Set(
    after.flatMap((event) =>
      event.event === 'stuck' || event.event === 'sticker_lost' ? [event.seat] : [],
    ),
  );
  const owed = (seat: number) => (players[seat]?.island?.stickers.length ?? 0) > 0;
  const given = players.flatMap((_, seat) =>
    end >= 0 && (stuck.has(seat) || owed(seat)) ? [seat] : [],
  );
  // Who has placed nothing is no winner, whatever the points say, and then gains nothing.
  const first = new Set(
    events.flatMap((event) =>
      event.event === 'ranked' && event.rank === 1 && event.progress > 0 ? [event.seat] : [],
    ),
  );
  return {
    progress,
    helped: given.filter((seat) => !first.has(seat)),
    hindered: given.filter((seat) => first.has(seat)),
    why: events.filter((event) => event.event === 'progress_made'),
  };
}

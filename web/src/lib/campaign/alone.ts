/** Who plays a game of a campaign again on its own. */
import type { IslandInfo } from '../protocol/IslandInfo';
import type { NewSeat } from '../protocol/NewSeat';

/**
 * As the campaign stands: I, whoever shares my device, bots as they are, and a free seat for
 * everybody else.
 */
export function seatsAlone(islands: readonly IslandInfo[]): NewSeat[] {
  const present = islands.filter(({ is_absent }) => !is_absent);
  const me = Math.max(
    0,
    present.findIndex(({ is_mine }) => is_mine),
  );
  return present.map((island, at): NewSeat => {
    if (at === me) return { kind: 'me' };
    if (island.kind === 'bot' && !island.is_mine) return { kind: 'bot', level: island.level };
    return island.is_mine ? { kind: 'hot_seat', name: island.person } : { kind: 'friend' };
  });
}

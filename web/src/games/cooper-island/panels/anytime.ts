/** What can be done aside, possible or not: always the same list, so that one learns where everything is. */
import type { Action } from '../../../lib/protocol/cooper-island/Action';
import type { PlayerView } from '../../../lib/protocol/cooper-island/PlayerView';
import { CRATES, countedItems, MARKETS, REWARDS } from '../names';

export interface Aside {
  readonly action: Action;
  readonly isPossible: boolean;
}

/** Storing, fetching, trades, the cartographer, lids, cards, milestones: those that I have something for. */
export function asidesOf(player: PlayerView, possible: readonly Action[]): Aside[] {
  const hasLids = player.lids.unused > 0;
  const free = CRATES.filter((lid) => !player.lids.crates.includes(lid));
  const all: Action[] = [
    // What is reached rarely and worth most comes first, so that nobody has to look for it.
    ...(player.claims > 0 ? REWARDS.map((reward) => ({ do: 'claim', reward }) as const) : []),
    { do: 'store' },
    ...fetches(player),
    ...MARKETS.map((market) => ({ do: 'trade', market }) as const),
    { do: 'survey' },
    ...(hasLids ? free.map((lid) => ({ do: 'use_lid', lid }) as const) : []),
    ...player.large_cards.map(({ card }) => ({ do: 'use_card', card }) as const),
  ];
  const written = new Set(possible.map((action) => JSON.stringify(action)));
  const listed = new Set(all.map((action) => JSON.stringify(action)));
  return [
    ...all.map((action) => ({ action, isPossible: written.has(JSON.stringify(action)) })),
    // Whatever else the table allows is shown as well.
    ...possible
      .filter((action) => !listed.has(JSON.stringify(action)))
      .map((action) => ({ action, isPossible: true })),
  ];
}

function fetches(player: PlayerView): Action[] {
  return countedItems(player.market).map(({ item }) => ({ do: 'fetch', item }) as const);
}

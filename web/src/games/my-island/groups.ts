/** Equal symbols that lie side by side. */
import type { PlayerView } from '../../lib/protocol/my-island/PlayerView';
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Symbol as TileSymbol } from '../../lib/protocol/my-island/Symbol';
import { DIRECTIONS, hexOf, plus, spaceOf } from './hex';

type Placed = Pick<PlayerView, 'placed'>;

function symbols({ placed }: Placed): Map<Space, TileSymbol> {
  return new Map(placed.flatMap(({ spaces }) => spaces.map((one) => [one.space, one.symbol])));
}

/** The whole group that a space belongs to; none if it is bare. */
export function groupAt(player: Placed, at: Space): Space[] {
  const all = symbols(player);
  const symbol = all.get(at);
  if (!symbol) return [];
  const found = new Set([at]);
  // A set that grows is walked to its new end.
  for (const space of found) {
    for (const step of DIRECTIONS) {
      const next = spaceOf(plus(hexOf(space), step));
      if (all.get(next) === symbol) found.add(next);
    }
  }
  return [...found];
}

/** Every group of a symbol, the largest first. */
export function groupsOf(player: Placed, symbol: TileSymbol): Space[][] {
  const left = new Set([...symbols(player)].filter(([, one]) => one === symbol).map(([at]) => at));
  const groups: Space[][] = [];
  for (const space of left) {
    const group = groupAt(player, space);
    for (const one of group) left.delete(one);
    groups.push(group);
  }
  return groups.sort((a, b) => b.length - a.length);
}

/** The storage of a player spot by spot: open ones with what lies there, and what opens the others. */
import type { Card } from '../../../lib/protocol/cooper-island/Card';
import type { Item } from '../../../lib/protocol/cooper-island/Item';
import type { PlayerView } from '../../../lib/protocol/cooper-island/PlayerView';
import { itemsOf } from '../names';

export interface Spot {
  readonly item: Item | null;
  /** What alone may lie there; anything without it. */
  readonly only: readonly Item[] | null;
}

type Stored = Pick<PlayerView, 'storage' | 'spots' | 'small_cards'>;

/** Spots printed on small cards. */
const ON_CARDS: Readonly<Partial<Record<Card, readonly (readonly Item[])[]>>> = {
  fish_market: [['food']],
  smokehouse: [['food']],
  timber_store: [
    ['wood', 'stone'],
    ['wood', 'stone'],
  ],
  pantry: [
    ['food', 'coin'],
    ['food', 'coin'],
  ],
  strongroom: [
    ['gold', 'cloth'],
    ['gold', 'cloth'],
  ],
};

/** Spots for anything first, then those of cards; what may lie on few spots lies there. */
export function spotsOf({ storage, spots, small_cards }: Stored): Spot[] {
  const own = small_cards
    .flatMap((card) => ON_CARDS[card] ?? [])
    .toSorted((one, other) => one.length - other.length)
    .map((only): { only: readonly Item[]; item: Item | null } => ({ only, item: null }));
  const others = itemsOf(storage).filter((item) => {
    const free = own.find((spot) => spot.item === null && spot.only.includes(item));
    if (free) free.item = item;
    return !free;
  });
  const open = Array.from({ length: Math.max(spots, others.length) }, (_, at) => ({
    item: others[at] ?? null,
    only: null,
  }));
  return [...open, ...own];
}

/** What would open a spot more, once for each spot. */
export function openersOf({
  unbuilt,
  boats_left,
}: Pick<PlayerView, 'unbuilt' | 'boats_left'>): ('small' | 'boat')[] {
  const small = Array.from({ length: unbuilt[0] }, () => 'small' as const);
  return boats_left.includes('goods') ? [...small, 'boat'] : small;
}

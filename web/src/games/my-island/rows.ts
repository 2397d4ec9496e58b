/** Rows of places: those that all share, and those that each player ticks for good. */
import type { SharedSlot } from '../../lib/protocol/my-island/SharedSlot';
import type { Symbol as TileSymbol } from '../../lib/protocol/my-island/Symbol';
import type { View } from '../../lib/protocol/my-island/View';
import { SYMBOLS } from './kinds';
import { opened } from './opened.svelte';
import { numberOf } from './side';

export interface Row {
  readonly symbol: TileSymbol;
  readonly slots: readonly SharedSlot[];
}

const LETTERS: Readonly<Record<TileSymbol, string>> = {
  field: 'F',
  wall: 'W',
  house: 'H',
  path: 'P',
};

export function pickRows({ shared }: Pick<View, 'shared'>): readonly Row[] {
  return shared?.rows ?? [];
}

/** What a player has ticked, as rows of the same kind; none where a game has no such table. */
export function slotRows({ rules, players }: View, seat: number): readonly Row[] {
  const tiers = opened.game(numberOf(rules)).slots?.tiers ?? [];
  const ticks = players[seat]?.island?.ticks;
  if (!ticks || tiers.length === 0) return [];
  return SYMBOLS.map((symbol) => ({
    symbol,
    slots: tiers.map((tier) => {
      const at = `${LETTERS[symbol]}${tier}`;
      return { at, value: tier, extra: false, seat: ticks.includes(at) ? seat : null };
    }),
  }));
}

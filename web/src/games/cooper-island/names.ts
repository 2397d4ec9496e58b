/** Things of the game as they are written on the wire, in the order of the boards, and said. */
import type { Building } from '../../lib/protocol/cooper-island/Building';
import type { Card } from '../../lib/protocol/cooper-island/Card';
import type { Crate } from '../../lib/protocol/cooper-island/Crate';
import type { Deed } from '../../lib/protocol/cooper-island/Deed';
import type { Item } from '../../lib/protocol/cooper-island/Item';
import type { LogBook } from '../../lib/protocol/cooper-island/LogBook';
import type { Market } from '../../lib/protocol/cooper-island/Market';
import type { Reward } from '../../lib/protocol/cooper-island/Reward';
import type { Section } from '../../lib/protocol/cooper-island/Section';
import type { Tile } from '../../lib/protocol/cooper-island/Tile';
import type { Text } from '../game';

/** In the order of all counts. */
export const ITEMS: readonly Item[] = ['coin', 'wood', 'food', 'stone', 'gold', 'cloth'];
export const BUILDINGS: readonly Building[] = ['small', 'large', 'fortress'];
export const DOUBLES: readonly Tile[] = ['T1', 'T2', 'T3'];
export const CRATES: readonly Crate[] = ['draw', 'place', 'steps', 'coins', 'cubes'];
export const MARKETS: readonly Market[] = ['cloth', 'gold', 'any'];
export const REWARDS: readonly Reward[] = ['helm', 'normal', 'special'];
export const LOG_BOOKS: readonly LogBook[] = [
  'coin_food',
  'coin_wood',
  'coin_stone',
  'wood_food',
  'stone_food',
  'wood_stone',
  'tile',
  'step',
  'luxury',
  'goods',
];

const id = (kind: string, name: string) => `cooper-island-${kind}-${name}`;

/** How many there are in all. */
export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Each item of which there is any, as often as it is there. */
export function itemsOf(counts: readonly number[]): Item[] {
  return ITEMS.flatMap((item, at) => Array.from({ length: counts[at] ?? 0 }, () => item));
}

/** Each item of which there is any, with how many. */
export function countedItems(counts: readonly number[]): { item: Item; count: number }[] {
  return ITEMS.map((item, at) => ({ item, count: counts[at] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

export function itemName(item: Item, text: Text): string {
  return text(id('item', item));
}

export function sectionName(section: Section, text: Text): string {
  return text(id('section', section));
}

export function sectionEffect(section: Section, text: Text): string {
  return text(`${id('section', section)}.effect`);
}

export function cardName(card: Card, text: Text): string {
  return text(id('card', card));
}

export function cardEffect(card: Card, text: Text): string {
  return text(`${id('card', card)}.effect`);
}

/** As a sentence begins. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A thing's name and what it does: "Coin boat. Income: 1 coin." */
export function thingWords(kind: string, name: string, text: Text): string {
  return `${capital(text(id(kind, name)))}: ${text(`${id(kind, name)}.effect`)}`;
}

export function deedWords(deed: Deed, text: Text): string {
  return text('cooper-island-do-do', { deed });
}

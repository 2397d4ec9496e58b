/** Boats as they are written on the wire, letter by letter, and the order of cargoes and cultures. */
import type { Boats } from '../../lib/protocol/yamatai/Boats';
import type { Cargo } from '../../lib/protocol/yamatai/Cargo';
import type { Culture } from '../../lib/protocol/yamatai/Culture';
import type { Offering } from '../../lib/protocol/yamatai/Offering';

/** From the cheapest to the dearest, as supplies are counted. */
export const CARGOES: readonly Cargo[] = ['bamboo', 'wood', 'stone', 'clay', 'gold'];

/** As a player's tokens are counted. */
export const CULTURES: readonly Culture[] = ['orange', 'green', 'violet', 'blue', 'beige', 'red'];

const LETTERS: Readonly<Record<string, Cargo>> = {
  B: 'bamboo',
  W: 'wood',
  S: 'stone',
  C: 'clay',
  G: 'gold',
};

/** One by one: `BBG` is bamboo, bamboo, gold. */
export function boatsOf(boats: Boats): Cargo[] {
  return [...boats].flatMap((letter) => LETTERS[letter] ?? []);
}

/** Each cargo that is among them, and how many of it. */
export function countsOf(boats: Boats): { cargo: Cargo; count: number }[] {
  const all = boatsOf(boats);
  return CARGOES.map((cargo) => ({
    cargo,
    count: all.filter((one) => one === cargo).length,
  })).filter(({ count }) => count > 0);
}

/** The tokens of a payment. */
export function tokensOf(offering: Offering): Culture[] {
  return offering.split('-').flatMap((name) => CULTURES.find((culture) => culture === name) ?? []);
}

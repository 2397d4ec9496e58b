/** Things of the game as they are written on the wire, counted and said. */
import type { Boats } from '../../lib/protocol/yamatai/Boats';
import type { Cargo } from '../../lib/protocol/yamatai/Cargo';
import type { Culture } from '../../lib/protocol/yamatai/Culture';
import { SPECIALISTS, TILES } from '../../lib/protocol/yamatai/components';
import type { Fleet } from '../../lib/protocol/yamatai/Fleet';
import type { Offering } from '../../lib/protocol/yamatai/Offering';
import type { Specialist } from '../../lib/protocol/yamatai/Specialist';
import type { Tile } from '../../lib/protocol/yamatai/Tile';
import type { Text } from '../game';

/** In the order of their prices, which is that of all tables and keys. */
export const CARGOES: readonly Cargo[] = ['bamboo', 'wood', 'stone', 'clay', 'gold'];
/** In the order of all counts. */
export const CULTURES: readonly Culture[] = ['orange', 'green', 'violet', 'blue', 'beige', 'red'];

const LETTERS = 'BWSCG';
const NO_BOATS: Boats = 'none';

/** `BBW` as bamboo, bamboo, wood. */
export function cargoesOf(boats: Boats): Cargo[] {
  if (boats === NO_BOATS) return [];
  return [...boats].flatMap((letter) => CARGOES[LETTERS.indexOf(letter)] ?? []);
}

/** Each cargo of which there is any, with how many. */
export function countedOf(boats: Boats): { cargo: Cargo; count: number }[] {
  const all = cargoesOf(boats);
  return CARGOES.map((cargo) => ({
    cargo,
    count: all.filter((one) => one === cargo).length,
  })).filter(({ count }) => count > 0);
}

/** As it is written: in order, or `none`. */
export function boatsOf(cargoes: readonly Cargo[]): Boats {
  const letters = CARGOES.flatMap((cargo, at) =>
    cargoes.filter((one) => one === cargo).map(() => LETTERS[at]),
  );
  return letters.join('') || NO_BOATS;
}

/** The tokens that are paid: two alike, or each of another colour. */
export function culturesOf(offering: Offering): Culture[] {
  return offering.split('-').flatMap((name) => CULTURES.find((one) => one === name) ?? []);
}

export function fleetNumber(fleet: Fleet): number {
  return Number(fleet.slice(1));
}

export function cargoName(cargo: Cargo, text: Text): string {
  return text(`yamatai-cargo-${cargo}`);
}

export function cultureName(culture: Culture, text: Text): string {
  return text(`yamatai-culture-${culture}`);
}

export function tileName(tile: Tile, text: Text): string {
  return text(`yamatai-tile-${tile}`);
}

/** Name, cost, points, and what is particular about it. */
export function tileWords(tile: Tile, text: Text): string {
  return `${tileName(tile, text)}. ${text(`yamatai-tile-${tile}.effect`)}`;
}

export function tilePoints(tile: Tile): number {
  return TILES[tile]?.points ?? 0;
}

/** What the power of a fleet is called, and what it does. */
export function powerWords(fleet: Fleet, text: Text): string {
  return `${text(`yamatai-fleet-${fleet}`)}. ${text(`yamatai-fleet-${fleet}.effect`)}`;
}

export function specialistName(specialist: Specialist, text: Text): string {
  return text(`yamatai-specialist-${specialist}`);
}

export function specialistEffect(specialist: Specialist, text: Text): string {
  return text(`yamatai-specialist-${specialist}.effect`);
}

/** Printed points. */
export function specialistPoints(specialist: Specialist): number {
  return SPECIALISTS[specialist];
}

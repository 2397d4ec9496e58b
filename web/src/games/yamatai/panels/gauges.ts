/** Gauges of what ends the game when it is gone. */
import type { Cargo } from '../../../lib/protocol/yamatai/Cargo';
import { PRICES } from '../../../lib/protocol/yamatai/components';
import type { EndsView } from '../../../lib/protocol/yamatai/EndsView';
import { CARGOES } from '../names';

/** All boats of a cargo there are. */
const BOATS: Readonly<Record<Cargo, number>> = {
  bamboo: 22,
  wood: 19,
  stone: 16,
  clay: 13,
  gold: 10,
};
/** So few boats may be gone within a round. */
const FEW_BOATS = 3;
/** Somebody with so few buildings may put out the last soon. */
const FEW_HOUSES = 2;

export interface Gauge {
  readonly cargo: Cargo;
  readonly left: number;
  readonly whole: number;
  /** In hundredths. */
  readonly share: number;
  readonly price: number;
  readonly isLow: boolean;
}

export function gaugesOf({ supply }: Pick<EndsView, 'supply'>): Gauge[] {
  return CARGOES.map((cargo, n) => {
    const left = supply[n] ?? 0;
    const whole = BOATS[cargo];
    const share = Math.round((100 * left) / whole);
    return { cargo, left, whole, share, price: PRICES[n] ?? 0, isLow: left <= FEW_BOATS };
  });
}

export interface Left {
  readonly end: 'houses' | 'tiles' | 'specialists';
  readonly left: number;
  /** Places that are to be filled from them at the end of this round. */
  readonly missing: number;
  /** Who has so few. */
  readonly seats: readonly number[];
  readonly isLow: boolean;
}

/** The other three: the fewest buildings somebody has, tiles and specialists face down. */
export function leftOf(ends: EndsView): Left[] {
  const fewest = Math.min(...ends.houses);
  const seats = ends.houses.flatMap((houses, seat) => (houses === fewest ? [seat] : []));
  const deck = (end: 'tiles' | 'specialists', left: number, missing: number): Left => {
    return { end, left, missing, seats: [], isLow: left <= Math.max(missing, FEW_BOATS) };
  };
  return [
    { end: 'houses', left: fewest, missing: 0, seats, isLow: fewest <= FEW_HOUSES },
    deck('tiles', ends.tiles_left, ends.tiles_missing),
    deck('specialists', ends.specialists_left, ends.specialists_missing),
  ];
}

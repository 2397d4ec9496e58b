/** How near a tile is to being built: on how many islands it can be, or what is missing. */
import type { Cargo } from '../../../lib/protocol/yamatai/Cargo';
import type { Island } from '../../../lib/protocol/yamatai/Island';
import type { SiteView } from '../../../lib/protocol/yamatai/SiteView';
import { CARGOES, cargoesOf } from '../names';

export type Nearness =
  /** It can be built now. */
  | 'lit'
  /** One boat more, and it can be built. */
  | 'near'
  /** Farther away. */
  | 'far'
  /** It is not the question now. */
  | 'idle';

export interface Reach {
  readonly nearness: Nearness;
  readonly islands: number;
  /** The boat that is missing on most of them. */
  readonly missing: Cargo | null;
}

export const IDLE: Reach = { nearness: 'idle', islands: 0, missing: null };

/** `now` are the islands on which it may be built, `sites` those in reach. */
export function reachOf(now: readonly Island[], sites: readonly SiteView[]): Reach {
  const here = sites.filter(({ at }) => now.includes(at));
  if (now.length > 0) {
    const isCovered = here.some(({ missing }) => cargoesOf(missing).length === 0);
    return { nearness: 'lit', islands: now.length, missing: isCovered ? null : mostMissed(here) };
  }
  const near = sites.filter(({ missing }) => cargoesOf(missing).length > 0);
  if (near.length === 0) return { nearness: 'far', islands: 0, missing: null };
  return { nearness: 'near', islands: near.length, missing: mostMissed(near) };
}

function mostMissed(sites: readonly SiteView[]): Cargo | null {
  const all = sites.flatMap(({ missing }) => cargoesOf(missing));
  const count = (cargo: Cargo) => all.filter((one) => one === cargo).length;
  const [most] = CARGOES.toSorted((a, b) => count(b) - count(a));
  return most && count(most) > 0 ? most : null;
}

/** The cost boat by boat; the missing one is the last of its cargo. */
export function costOf(
  cost: readonly Cargo[],
  missing: Cargo | null,
): { cargo: Cargo; isMissing: boolean }[] {
  const at = missing === null ? -1 : cost.lastIndexOf(missing);
  return cost.map((cargo, n) => ({ cargo, isMissing: n === at }));
}

/** A small table for tests: two seats, the first of which acts. */
import type { DoingView } from '../../lib/protocol/yamatai/DoingView';
import type { View } from '../../lib/protocol/yamatai/View';
import { ISLES } from './chart';

const DOING: DoingView = {
  fleet: 'F3',
  pool: 'BW',
  trades: 1,
  chain: [],
  last: null,
  power: 'waiting',
  first_boat: null,
  first_island: null,
  duty: { collect: false, build: false },
  collected: false,
  built: false,
  hired: false,
  sites: [],
};

export function viewOf(change: Partial<View> = {}, doing: Partial<DoingView> = {}): View {
  return {
    round: 1,
    turn: 0,
    step: 'boats',
    active: 0,
    boats: [],
    islands: ISLES.map((island) => ({
      island,
      culture: null,
      is_mountain: false,
      is_sacred: false,
      building: null,
      owner: null,
    })),
    players: [{ berths: 1 }, { berths: 1 }],
    doing: { ...DOING, ...doing },
    ...change,
  } as View;
}

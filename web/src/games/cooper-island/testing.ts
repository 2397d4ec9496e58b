/** A small table for tests: two seats, the first of which acts. */
import type { DoingView } from '../../lib/protocol/cooper-island/DoingView';
import type { PlayerView } from '../../lib/protocol/cooper-island/PlayerView';
import type { View } from '../../lib/protocol/cooper-island/View';
import { SPACES } from './land';
import { SECTIONS } from './layout';

const DOING = {
  asked: { ask: 'turn' },
  islet_hand: false,
  tile_hand: false,
  boat_hands: [],
  section: null,
  card: null,
  deeds: [],
  barred: [],
  prices: [],
  payment: null,
  refusal: null,
  sets: [],
  sites: [],
  courses: [],
  offers: [],
  path: ['window'],
  depth: 1,
} as unknown as DoingView;

export function playerOf(change: Partial<PlayerView> = {}): PlayerView {
  return {
    land: SPACES.map((space) => ({ space, level: 0, terrain: null, thing: null, ruin: false })),
    islets: [],
    ships: [
      { ship: 'one_sail', steps: 0, anchors: 0, position: 0 },
      { ship: 'two_sail', steps: 0, anchors: 0, position: 0 },
    ],
    ...change,
  } as PlayerView;
}

export function viewOf(change: Partial<View> = {}, doing: Partial<DoingView> = {}): View {
  return {
    round: 1,
    rounds: 5,
    step: 'turns',
    active: 0,
    sections: SECTIONS.map((section) => ({ section, normal: [], special: [] })),
    players: [playerOf(), playerOf()],
    cooper: null,
    doing: { ...DOING, ...doing },
    ...change,
  } as View;
}

/** A table in the middle of a game, for tests of panels: everything that they show is there. */
import { boardOf } from '../../../lib/board/testing';
import type { Action } from '../../../lib/protocol/cooper-island/Action';
import type { PlayerView } from '../../../lib/protocol/cooper-island/PlayerView';
import type { View } from '../../../lib/protocol/cooper-island/View';
import type { Text } from '../../game';
import type { Props } from '../acting.svelte';
import { playerOf, viewOf } from '../testing';

export function fullPlayer(change: Partial<PlayerView> = {}): PlayerView {
  return playerOf({
    points: 9,
    storage: [2, 1, 0, 0, 1, 0],
    spots: [
      { item: 'coin', only: [] },
      { item: 'coin', only: [] },
      { item: 'wood', only: [] },
      { item: 'gold', only: [] },
      { item: null, only: [] },
      { item: null, only: ['food'] },
    ],
    openers: ['small', 'boat'],
    market: [0, 0, 2, 0, 0, 1],
    prices: [2, 2, 4],
    landings: [
      { landing: 'P1', coins: 1, wood: 2, helm: 1, boat: 'coin', face_up: true },
      { landing: 'P2', coins: 1, wood: 3, helm: 1, boat: 'step', face_up: false },
      { landing: 'P3', coins: 2, wood: 3, helm: 2, boat: null, face_up: false },
    ],
    log_books: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0],
    reserve: [1, 0, 2],
    islets_left: ['coin', 'tile'],
    boats_left: ['goods', 'copy'],
    cartographer: 4,
    uses: 1,
    unbuilt: [1, 2, 1],
    crafting: [
      { spot: 'plain', open: 1, statues: 1, bound: 0 },
      { spot: 'helm', open: 1, statues: 0, bound: 0 },
    ],
    lids: { on_cargo: ['C2', 'C3', 'C4'], unused: 1, crates: ['steps'], taken: 2 },
    workers: [1, 1],
    slots: [1, 1],
    meal: 'due',
    feeding: 5,
    feeding_helm: 1,
    food: 3,
    food_missing: 2,
    stages: [
      { order: 'boats', have: 2, stage: 0, needs: [3, 4, 5], points: 0, next: 3 },
      { order: 'copy', have: 0, stage: 0, needs: [], points: 0, next: null },
    ],
    goals: [
      { milestone: 'boats', have: 2, need: 2 },
      { milestone: 'statues', have: 1, need: 2 },
    ],
    milestones: ['boats'],
    claims: 1,
    small_cards: ['granary'],
    large_cards: [
      { card: 'mint', face_up: true },
      { card: 'depot', face_up: false },
    ],
    ...change,
  });
}

export function fullView(
  change: Partial<View> = {},
  doing: Parameters<typeof viewOf>[1] = {},
): View {
  return viewOf(
    {
      players: [fullPlayer(), fullPlayer()],
      token: { player: 1 },
      harbormaster: 'C2',
      harbormaster_stands: true,
      orders: [
        { order: 'boats', owner: { player: 0 }, worker: 'normal', spaces: 'none' },
        { order: 'copy', owner: null, worker: null, spaces: 'none' },
      ],
      cargoes: [
        { cargo: 'C1', gold: 1, cloth: 2, helm: 1, lids: [] },
        { cargo: 'C2', gold: 2, cloth: 2, helm: 2, lids: [0, 1] },
      ],
      bag: [10, 11, 12],
      singles: 50,
      log_books: [1, 2, 3, 0, 0, 0, 4, 0, 0, 0],
      small_deck: { cards: [null, null], buried_by: [null, null] },
      large_deck: { cards: [null], buried_by: [null] },
      look: null,
      ...change,
    },
    { offers: [], path: ['window'], ...doing },
  );
}

interface Told {
  asides?: Action[];
  done?: Action[];
  text?: Text;
  isShared?: boolean;
}

/** A board with real sentences at which these actions are legal. */
export function fullBoard(
  view: View,
  legal: readonly Action[],
  { asides = [], done = [], text = (id) => id, isShared = false }: Told = {},
): Props {
  const board: Props = boardOf(view, legal, done);
  const play = board.play && {
    ...board.play,
    asides,
    isShared,
    end: async (action: Action) => {
      done.push(action);
      return true;
    },
    foreseen: () => null,
    consider: () => {},
  };
  return { ...board, play, text };
}

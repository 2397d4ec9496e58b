/** Yamataï in the browser. */
import './theme.css';
import type { Action } from '../../lib/protocol/yamatai/Action';
import type { Event } from '../../lib/protocol/yamatai/Event';
import type { View } from '../../lib/protocol/yamatai/View';
import type { GameModule } from '../game';
import AimSign from './AimSign.svelte';
import Board from './Board.svelte';
import { deeds } from './deeds';
import { beginning, pointsOf } from './events';
import Finished from './Finished.svelte';
import { momentOf } from './moments';
import type { Verb } from './options';
import Player from './Player.svelte';
import Supply from './Supply.svelte';
import { scoredAt } from './scored';
import { eventTargets } from './targets';
import { withheld } from './withheld';

/** Everything but going on, paying for a prestige point and ending the turn, which are buttons of the shell. */
const BOARD_VERBS: readonly Verb[] = [
  'take_fleet',
  'buy',
  'sell',
  'place',
  'take',
  'take_extra',
  'build',
  'release',
  'moor',
  'recruit',
  'use_power',
  'consecrate',
  'exchange',
  'give',
  'reserve',
  'pick',
  'swap_with',
  'move_to',
  'remove',
];

export const yamatai: GameModule<View, Action, Event> = {
  id: 'yamatai',
  Board,
  Player,
  Finished,
  Supply,
  AimSign,
  boardShare: 2,
  sideWidth: 'clamp(256px, 19vw, 340px)',
  turnOrder: (view) => view.turns.map(({ seat }) => seat),
  boardVerbs: BOARD_VERBS,
  withheld,
  endVerb: 'end_turn' satisfies Verb,
  ends: (draft, text) => text('yamatai-ui-confirm', { verb: draft.at(-1)?.do ?? 'end_turn' }),
  settles: (draft, text) =>
    draft.at(-1)?.do === 'use_power' ? text('yamatai-ui-confirm.about') : null,
  keys: [
    ['← ↑ → ↓', 'yamatai-ui-key-arrows'],
    ['Enter', 'yamatai-ui-key-enter'],
    ['N · Shift N', 'yamatai-ui-key-next'],
    ['1 · 2 · 3 · 4 · 5', 'yamatai-ui-key-cargo'],
  ],
  targets: eventTargets,
  begins: beginning,
  saysWhyOver: true,
  endsTurn: (event) => event.event === 'turn_ended',
  deeds: (events, _, text) => deeds(events, text),
  points: pointsOf,
  moment: momentOf,
  scored: scoredAt,
  progress: ({ round }, text) => text('yamatai-ui-round', { round }),
};

export default yamatai;

/** Amerigo in the browser. */
import './theme.css';
import type { Action } from '../../lib/protocol/amerigo/Action';
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { View } from '../../lib/protocol/amerigo/View';
import type { GameModule } from '../game';
import AimSign from './AimSign.svelte';
import { about } from './about';
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

/** Everything but the end of a turn, which stands beside Undo and Confirm. */
const BOARD_VERBS: readonly Verb[] = [
  'take',
  'take_gold',
  'cube_vp',
  'place_ship',
  'sail',
  'place_post',
  'no_post',
  'use_sail8',
  'advance',
  'jump',
  'take_tile',
  'pick_marker',
  'build',
  'buy_good',
  'buy_ap',
  'cash_chest',
  'cash_marker',
];

export const amerigo: GameModule<View, Action, Event> = {
  id: 'amerigo',
  Board,
  Player,
  Finished,
  Supply,
  AimSign,
  boardShare: 2.15,
  sideWidth: 'clamp(330px, 25.8vw, 440px)',
  turnOrder: (view) => view.round_order,
  boardVerbs: BOARD_VERBS,
  endVerb: 'done' satisfies Verb,
  ends: (_, text) => text('amerigo-ui-end'),
  keys: [
    ['← ↑ → ↓', 'amerigo-ui-key-arrows'],
    ['Enter', 'amerigo-ui-key-enter'],
    ['R · Shift R', 'amerigo-ui-key-turn'],
    ['N · Shift N', 'amerigo-ui-key-next'],
    ['D', 'amerigo-ui-key-distances'],
  ],
  targets: eventTargets,
  begins: beginning,
  endsTurn: (event) => event.event === 'turn_ended',
  deeds: (events, { map }, text) => deeds(events, map, text),
  about,
  points: pointsOf,
  moment: momentOf,
  scored: scoredAt,
  progress: ({ pass, passes, round }, text) =>
    text('amerigo-ui-pass', { pass, passes, colour: text(`amerigo-colour-${round}`) }),
};

export default amerigo;

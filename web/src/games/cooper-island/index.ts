/** Cooper Island in the browser. */
import './theme.css';
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { Event } from '../../lib/protocol/cooper-island/Event';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { GameModule } from '../game';
import AimSign from './AimSign.svelte';
import { asks } from './asks';
import Board from './Board.svelte';
import { confirmWords } from './confirm';
import { deeds } from './deeds';
import { beginning, pointsOf } from './events';
import Finished from './Finished.svelte';
import { momentOf } from './moments';
import type { Verb } from './options';
import Player from './Player.svelte';
import { rivalOf, tieOf } from './rival';
import Supply from './Supply.svelte';
import { scoredAt } from './scored';
import { eventTargets } from './targets';
import { BOARD_VERBS } from './verbs';

/** Options that only matter alone. */
const SOLO = ['strategy', 'difficulty'];

export const cooperIsland: GameModule<View, Action, Event> = {
  id: 'cooper-island',
  Board,
  Player,
  Finished,
  Supply,
  AimSign,
  boardShare: 2,
  sideWidth: 'clamp(340px, 30vw, 470px)',
  boardVerbs: BOARD_VERBS,
  endVerb: 'done' satisfies Verb,
  asks,
  ends: confirmWords,
  namesOption: (option, players) => players === 1 || !SOLO.includes(option),
  showsAim: (aim) => aim === 'feeding' || aim.startsWith('order_'),
  keys: [
    ['← ↑ → ↓', 'cooper-island-ui-key-arrows'],
    ['Enter', 'cooper-island-ui-key-enter'],
    ['N · Shift N', 'cooper-island-ui-key-next'],
    ['R', 'cooper-island-ui-key-turn'],
    ['F', 'cooper-island-ui-key-flip'],
    ['T', 'cooper-island-ui-key-landscape'],
    ['L', 'cooper-island-ui-key-flat'],
    ['Esc', 'cooper-island-ui-key-home'],
  ],
  targets: eventTargets,
  begins: beginning,
  beginsTurn: (event) => event.event === 'worker_placed',
  deeds,
  points: pointsOf,
  moment: momentOf,
  movesAtOnce: true,
  scored: scoredAt,
  rival: rivalOf,
  tie: tieOf,
  progress: ({ round, rounds, step }, text) =>
    text('cooper-island-ui-round', { round, rounds, step }),
};

export default cooperIsland;

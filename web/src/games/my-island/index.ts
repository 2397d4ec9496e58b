/** My Island in the browser. */
import './theme.css';
import type { Action } from '../../lib/protocol/my-island/Action';
import type { Event } from '../../lib/protocol/my-island/Event';
import type { View } from '../../lib/protocol/my-island/View';
import type { GameModule } from '../game';
import AimSign from './AimSign.svelte';
import { about } from './about';
import Board from './Board.svelte';
import { campaign } from './campaign';
import Overview from './campaign/Overview.svelte';
import { deeds } from './deeds';
import { beginning, pointsOf } from './events';
import Finished from './Finished.svelte';
import Mini from './Mini.svelte';
import { momentOf } from './moments';
import { opened } from './opened.svelte';
import { isOffered } from './options';
import Player from './Player.svelte';
import Supply from './Supply.svelte';
import { scoredAt } from './scored';
import { eventTargets } from './targets';
import { whereabouts } from './whereabouts';

export const myIsland: GameModule<View, Action, Event> = {
  id: 'my-island',
  Board,
  Player,
  Mini,
  Finished,
  Supply,
  AimSign,
  Overview,
  open: (envelope) => opened.add(envelope),
  close: () => opened.clear(),
  campaign,
  sideWidth: 'clamp(340px, 26.6vw, 440px)',
  boardVerbs: ['place', 'stick', 'pick'],
  isOffered,
  ends: (draft, text) => text('my-island-ui-end', { action: draft.at(-1)?.do ?? '' }),
  keys: [
    ['← ↑ → ↓', 'my-island-ui-key-arrows'],
    ['Enter', 'my-island-ui-key-enter'],
    ['R · Shift R', 'my-island-ui-key-turn'],
    ['N · Shift N', 'my-island-ui-key-next'],
  ],
  targets: eventTargets,
  begins: beginning,
  deeds: (events, _, text) => deeds(events, text),
  about,
  whereabouts,
  points: pointsOf,
  moment: momentOf,
  scored: scoredAt,
  progress: ({ round, rounds }, text) => text('my-island-ui-round', { round, rounds }),
};

export default myIsland;

/** What is chosen beside the map, read from the list of legal actions, in the groups in which it is shown. */
import type { Action } from '../../lib/protocol/cooper-island/Action';
import { allOf, type Verb } from './options';

/** Only signs; many at once, and each says little. */
const CHIPS: readonly Verb[] = ['take_item', 'give', 'pay_fee', 'cube'];
/** Rows of words. */
const ROWS: readonly Verb[] = [
  'choose',
  'do',
  'use_islet',
  'use_boat',
  'perform',
  'decline',
  'islet',
  'tile',
  'erect',
  'build_statue',
  'supply',
  'cut',
  'first',
  'turn_boats',
  'assign',
  'turn_up',
  'recover',
  'anchor',
  'refuse',
  'enough',
];

/** All that is chosen beside the map; on the map as well, where it lies there. */
export const BESIDE_MAP: readonly Verb[] = [
  ...CHIPS,
  ...ROWS,
  'build_boat',
  'pay',
  'feed',
  'sail',
  'keep',
  'bury',
];

/** Done aside: all in one place. */
export const ANY_TIME: readonly Verb[] = [
  'store',
  'fetch',
  'trade',
  'use_lid',
  'survey',
  'use_card',
  'claim',
];

export interface Choices {
  readonly chips: readonly Action[];
  readonly rows: readonly Action[];
}

export function choicesIn(legal: readonly Action[]): Choices {
  const of = (verbs: readonly Verb[]) => verbs.flatMap((verb) => allOf(legal, verb));
  return { chips: of(CHIPS), rows: of(ROWS) };
}

/** Whether anything at all is chosen beside the map now. */
export function isChosenBeside(legal: readonly Action[]): boolean {
  return legal.some((action) => BESIDE_MAP.includes(action.do));
}

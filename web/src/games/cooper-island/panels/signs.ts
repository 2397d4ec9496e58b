/** Which sign stands for what. */
import type { Boat } from '../../../lib/protocol/cooper-island/Boat';
import type { Boats } from '../../../lib/protocol/cooper-island/Boats';
import type { Crate } from '../../../lib/protocol/cooper-island/Crate';
import type { Deed } from '../../../lib/protocol/cooper-island/Deed';
import type { Milestone } from '../../../lib/protocol/cooper-island/Milestone';
import type { Order } from '../../../lib/protocol/cooper-island/Order';
import type { Verb } from '../options';
import type { SymbolName } from '../signs/symbols';

export const DEED_SIGNS: Readonly<Record<Deed, SymbolName>> = {
  islet: 'islet',
  draw: 'draw',
  place: 'lay',
  steps: 'step',
  item: 'any',
  build_boat: 'boat',
  erect: 'small',
  remove_ruin: 'ruin',
  build_statue: 'statue',
  supply: 'cargo',
  token: 'hat',
  waive: 'cross',
  coin: 'any',
  helm: 'helm',
};

export const ORDER_SIGNS: Readonly<Record<Order, SymbolName>> = {
  buildings: 'small',
  statues: 'statue',
  lids: 'lid',
  boats: 'boat',
  uncharted: 'uncharted',
  heights: 'level',
  area: 'area',
  copy: 'copy',
};

export const GOAL_SIGNS: Readonly<Record<Milestone, SymbolName>> = {
  boats: 'boat',
  buildings: 'small',
  statues: 'statue',
  lids: 'lid',
};

export const CRATE_SIGNS: Readonly<Record<Crate, SymbolName>> = {
  draw: 'draw',
  place: 'lay',
  steps: 'step',
  coins: 'fee',
  cubes: 'any',
};

export const VERB_SIGNS: Readonly<Partial<Record<Verb, SymbolName>>> = {
  perform: 'check',
  decline: 'cross',
  refuse: 'anchor',
  supply: 'cargo',
  store: 'store',
  trade: 'trade',
  survey: 'step',
  use_card: 'card',
  turn_up: 'card',
  keep: 'card',
  bury: 'card',
  remove_ruin: 'ruin',
  put_lid: 'lid',
  enough: 'check',
  from: 'store',
};

const BOATS: readonly Boat[] = ['goods', 'coin', 'tile', 'step', 'copy', 'luxury'];

/** `coin-step` as coin and step. */
export function boatsOf(boats: Boats): Boat[] {
  return boats.split('-').flatMap((name) => BOATS.find((one) => one === name) ?? []);
}

/** What is possible, read from the list of legal actions; this page knows no rule. */
import type { Action } from '../../lib/protocol/yamatai/Action';
import type { Cargo } from '../../lib/protocol/yamatai/Cargo';
import type { Culture } from '../../lib/protocol/yamatai/Culture';
import type { Fleet } from '../../lib/protocol/yamatai/Fleet';
import type { Island } from '../../lib/protocol/yamatai/Island';
import type { Space } from '../../lib/protocol/yamatai/Space';
import type { Specialist } from '../../lib/protocol/yamatai/Specialist';
import type { Tile } from '../../lib/protocol/yamatai/Tile';
import { culturesOf } from './names';

export type Verb = Action['do'];
export type Doing<V extends Verb> = Extract<Action, { do: V }>;

/** Every action of one sort. */
export function allOf<V extends Verb>(legal: readonly Action[], verb: V): Doing<V>[] {
  return legal.filter((action): action is Doing<V> => action.do === verb);
}

export function oneOf<V extends Verb>(legal: readonly Action[], verb: V): Doing<V> | undefined {
  return allOf(legal, verb)[0];
}

export function fleetsIn(legal: readonly Action[]): ReadonlyMap<Fleet, Doing<'take_fleet'>> {
  return new Map(allOf(legal, 'take_fleet').map((action) => [action.fleet, action]));
}

/** By cargo: what is bought, sold or given back. */
export function cargoIn(
  legal: readonly Action[],
  verb: 'buy' | 'sell' | 'release',
): ReadonlyMap<Cargo, Action> {
  return new Map(legal.flatMap((action) => (action.do === verb ? [[action.cargo, action]] : [])));
}

export function reservable(legal: readonly Action[]): ReadonlyMap<Tile, Doing<'reserve'>> {
  return new Map(allOf(legal, 'reserve').map((action) => [action.tile, action]));
}

export function givable(legal: readonly Action[]): ReadonlyMap<Culture, Doing<'give'>> {
  return new Map(allOf(legal, 'give').map((action) => [action.culture, action]));
}

export interface Payment {
  readonly tokens: readonly Culture[];
  readonly action: Doing<'recruit'>;
}

/** Every way to pay for a specialist; none for whoever cannot be hired now. */
export function paymentsFor(specialist: Specialist, legal: readonly Action[]): Payment[] {
  return allOf(legal, 'recruit')
    .filter((action) => action.specialist === specialist)
    .map((action) => ({ tokens: culturesOf(action.offering), action }));
}

/** Where each tile can be built now. */
export function buildable(legal: readonly Action[]): ReadonlyMap<Tile, readonly Island[]> {
  const found = new Map<Tile, Island[]>();
  for (const { tile, island } of allOf(legal, 'build')) {
    found.set(tile, [...(found.get(tile) ?? []), island]);
  }
  return found;
}

/** Which cargoes may go to each space. */
export function harbours(legal: readonly Action[]): ReadonlyMap<Space, readonly Cargo[]> {
  const found = new Map<Space, Cargo[]>();
  for (const { at, cargo } of allOf(legal, 'place')) {
    found.set(at, [...(found.get(at) ?? []), cargo]);
  }
  return found;
}

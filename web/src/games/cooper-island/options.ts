/** What is possible, read from the list of legal actions; this page knows no rule. */
import type { Action } from '../../lib/protocol/cooper-island/Action';

export type Verb = Action['do'];
export type Doing<V extends Verb> = Extract<Action, { do: V }>;

/** Every action of one sort. */
export function allOf<V extends Verb>(legal: readonly Action[], verb: V): Doing<V>[] {
  return legal.filter((action): action is Doing<V> => action.do === verb);
}

export function oneOf<V extends Verb>(legal: readonly Action[], verb: V): Doing<V> | undefined {
  return allOf(legal, verb)[0];
}

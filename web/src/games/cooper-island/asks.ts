/** Questions to which there is no answer but to go on: the page says so, instead of asking. */
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { Text } from '../game';
import type { Verb } from './options';

const ANSWERS: Readonly<Record<string, readonly Verb[]>> = {
  reactivate: ['turn_up', 'recover'],
  copy: ['use_boat'],
};

export function asks({ doing }: View, legal: readonly Action[], text: Text): string | null {
  const ask = doing?.asked.ask ?? '';
  const answers = ANSWERS[ask];
  if (!answers || legal.some(({ do: verb }) => answers.includes(verb))) return null;
  return text(`cooper-island-ui-asks-${ask}`);
}

/** Questions to which there is no answer but to go on: the page says so, instead of asking. */
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { Text } from '../game';
import type { Verb } from './options';

/** What the page says then. */
const SAID: readonly string[] = ['reactivate', 'copy'];
/** Answers that only let it go. */
const GOING_ON: readonly Verb[] = ['done', 'decline'];

export function asks({ doing }: View, legal: readonly Action[], text: Text): string | null {
  const ask = doing?.asked.ask ?? '';
  if (!SAID.includes(ask) || !legal.every(({ do: verb }) => GOING_ON.includes(verb))) return null;
  return text(`cooper-island-ui-asks-${ask}`);
}

/** Which questions only ask whether a step of the clean-up may be carried out. */
import type { Prompt } from '../../../lib/protocol/cooper-island/Prompt';

const WINDOWS: readonly Prompt['ask'][] = [
  'feed_window',
  'reactivate',
  'statue_window',
  'passage_window',
  'market_window',
];

export function isCleanUp(asked: Prompt | undefined): boolean {
  return asked !== undefined && WINDOWS.includes(asked.ask);
}

/** Going on is looked for and not allowed while the boats of this turn have something to collect or to build (R6). */
import type { Action } from '../../lib/protocol/yamatai/Action';
import type { View } from '../../lib/protocol/yamatai/View';
import type { Text, Withheld } from '../game';

export function withheld(
  { step, active, doing }: View,
  seat: number,
  text: Text,
): Withheld<Action>[] {
  if (step !== 'boats' || active !== seat || !doing) return [];
  const { collect, build } = doing.duty;
  if (!collect && !build) return [];
  const duty = collect && build ? 'both' : collect ? 'collect' : 'build';
  return [{ action: { do: 'pass' }, why: text('yamatai-ui-duty', { duty }) }];
}

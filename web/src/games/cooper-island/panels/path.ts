/** The decisions that follow from each other, as they are shown. */
import type { Stage } from '../../../lib/protocol/cooper-island/Stage';

/** Now first; without the part of the round, and one after the other once. */
export function stagesOf(path: readonly Stage[]): Stage[] {
  const inner = path.filter((stage) => stage !== 'window');
  return inner.filter((stage, at) => stage !== inner[at - 1]);
}

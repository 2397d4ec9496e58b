/** The decisions that follow from each other, as they are shown. */
import type { Stage } from '../../../lib/protocol/cooper-island/Stage';

/** Now first; without the part of the round, a part of a card as the card, each once after the other. */
export function stagesOf(path: readonly Stage[]): Stage[] {
  const inner = path
    .filter((stage) => stage !== 'window')
    .map((stage) => (stage === 'part' ? 'card' : stage));
  return inner.filter((stage, at) => stage !== inner[at - 1]);
}

/** What the button that leads on says: what ends with it, and where there is no way back. */
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { Stage } from '../../lib/protocol/cooper-island/Stage';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { Text } from '../game';

/** What nature does next, as the button calls it. */
const DRAWN: Readonly<Partial<Record<Stage, string>>> = {
  draw: 'draw',
  log_book: 'book',
  cards: 'cards',
};

/** Being done ends the part of the round that it is, or only a card. */
function endOf({ step, doing }: View): string {
  return doing?.asked.ask === 'card' ? 'card' : step;
}

/** A draft ends where nature or somebody else goes on; what nature draws next is told by the view. */
export function confirmWords(draft: readonly Action[], text: Text, view: View): string {
  return text('cooper-island-ui-confirm', { verb: verbOf(draft.at(-1), view) });
}

function verbOf(last: Action | undefined, view: View): string {
  if (!last || last.do === 'done') return endOf(view);
  const [next] = view.doing?.path ?? [];
  return (next && DRAWN[next]) ?? last.do;
}

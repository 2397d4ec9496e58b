/** Drafts actions one at a time. */
import { Drafting } from '../../lib/board/drafting.svelte';
import type { Action } from '../../lib/protocol/amerigo/Action';
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { View } from '../../lib/protocol/amerigo/View';
import type { BoardProps } from '../game';

export type Props = BoardProps<View, Action, Event>;

export class Acting extends Drafting<View, Action, Event> {
  override position = $derived.by(() => {
    const { view, seat, play } = this.board();
    return `${seat}/${view.pass}/${view.round}/${view.turn}/${play?.at ?? ''}`;
  });
}

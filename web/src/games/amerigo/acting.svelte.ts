/** Drafts actions one at a time. */
import type { Action } from '../../lib/protocol/amerigo/Action';
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { View } from '../../lib/protocol/amerigo/View';
import type { BoardProps } from '../game';

export type Props = BoardProps<View, Action, Event>;

export class Acting {
  isBusy = $state(false);
  #board: () => Props;

  constructor(board: () => Props) {
    this.#board = board;
  }

  /** Names the position, draft included; nothing known of one position holds in another. */
  position = $derived.by(() => {
    const { view, seat, play } = this.#board();
    return `${seat}/${view.pass}/${view.round}/${view.turn}/${play?.draft.length ?? 0}`;
  });

  legal = $derived.by((): readonly Action[] => this.#board().play?.legal ?? []);
  asides = $derived.by((): readonly Action[] => this.#board().play?.asides ?? []);

  /** A second click while the first is on its way is no second decision. */
  async act(action: Action | undefined): Promise<boolean> {
    const { play } = this.#board();
    if (!action || !play || this.isBusy) return false;
    this.isBusy = true;
    try {
      return await play.act(action);
    } finally {
      this.isBusy = false;
    }
  }
}

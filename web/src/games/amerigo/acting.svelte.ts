/** Drafts actions one at a time. */
import { Choosing } from '../../lib/board/choosing.svelte';
import type { Action } from '../../lib/protocol/amerigo/Action';
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { View } from '../../lib/protocol/amerigo/View';
import type { BoardProps } from '../game';

export type Props = BoardProps<View, Action, Event>;

export class Acting {
  isBusy = $state(false);
  #board: () => Props;
  /** What is chosen beside the map. */
  readonly choosing: Choosing<Action>;

  /** By touch a choice is shown before it is carried out. */
  constructor(board: () => Props, isTouched: () => boolean = () => false) {
    this.#board = board;
    this.choosing = new Choosing(() => ({
      position: this.position,
      isTwoStep: isTouched(),
      act: (action) => this.act(action),
    }));
  }

  /** Names the position, draft included; nothing known of one position holds in another. */
  position = $derived.by(() => {
    const { view, seat, play } = this.#board();
    return `${seat}/${view.pass}/${view.round}/${view.turn}/${play?.draft.length ?? 0}`;
  });

  legal = $derived.by((): readonly Action[] => this.#board().play?.legal ?? []);
  asides = $derived.by((): readonly Action[] => this.#board().play?.asides ?? []);

  /** What is legal is chosen; what is not is asked for, and the table says which rule forbids it. */
  async choose(action: Action | undefined, otherwise?: Action): Promise<void> {
    if (action) await this.choosing.take(action);
    else await this.act(otherwise);
  }

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

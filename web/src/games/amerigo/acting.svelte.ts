/** Drafts actions one at a time, and ends a turn in which nothing else is left to do. */
import type { Action } from '../../lib/protocol/amerigo/Action';
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { View } from '../../lib/protocol/amerigo/View';
import type { BoardProps } from '../game';
import { isOnlyDone } from './options';

export type Props = BoardProps<View, Action, Event>;

export class Acting {
  isBusy = $state(false);
  #board: () => Props;
  /** Length of the draft before the turn was ended by itself; undoing that undoes one more. */
  #endedAt: number | null = null;
  #length = 0;

  constructor(board: () => Props) {
    this.#board = board;
  }

  /** Names the position, draft included; nothing known of one position holds in another. */
  position = $derived.by(() => {
    const { view, seat, draft } = this.#board();
    return `${seat}/${view.pass}/${view.round}/${view.turn}/${draft.length}`;
  });

  legal = $derived.by((): readonly Action[] => (this.#board().mine ? this.#board().legal : []));

  /** A second click while the first is on its way is no second decision. */
  async act(action: Action | undefined): Promise<boolean> {
    if (!action || this.isBusy) return false;
    this.isBusy = true;
    try {
      return await this.#board().onact(action);
    } finally {
      this.isBusy = false;
    }
  }

  /** To be called whenever draft or legal actions change. */
  follow(): void {
    const { draft, mine } = this.#board();
    const [before, now] = [this.#length, draft.length];
    this.#length = now;
    if (!mine) return;
    const isUndone = now < before;
    if (isUndone && now > 0 && now === this.#endedAt) void this.#board().onundo();
    if (now <= (this.#endedAt ?? -1)) this.#endedAt = null;
    if (isUndone || now === 0 || !isOnlyDone(this.legal)) return;
    this.#endedAt = now;
    void this.act({ do: 'done' });
  }
}

/** Drafts actions one at a time, and ends a turn in which nothing else is left to do. */
import { untrack } from 'svelte';
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
    const { view, seat, play } = this.#board();
    return `${seat}/${view.pass}/${view.round}/${view.turn}/${play?.draft.length ?? 0}`;
  });

  legal = $derived.by((): readonly Action[] => this.#board().play?.legal ?? []);

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

  /** To be called whenever draft, legal actions or `isBusy` change. */
  follow(): void {
    const { play } = this.#board();
    if (this.isBusy || !play) return;
    const [before, now] = [this.#length, play.draft.length];
    this.#length = now;
    if (now < before) this.#tookBack(now);
    else if (now > 0 && now !== this.#endedAt && isOnlyDone(this.legal)) this.#end(now);
  }

  #end(length: number): void {
    this.#endedAt = length;
    untrack(() => void this.act({ do: 'done' }));
  }

  /** Who takes back what came by itself means the step that led to it. */
  #tookBack(length: number): void {
    const ended = this.#endedAt;
    if (ended !== null && length <= ended) this.#endedAt = null;
    if (length > 0 && length === ended) untrack(() => void this.#board().play?.undo());
  }
}

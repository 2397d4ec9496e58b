/** Drafts actions one at a time, and knows what is chosen on the way to one: a payment, a landscape, whose board is looked at. */
import { Choosing } from '../../lib/board/choosing.svelte';
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { Event } from '../../lib/protocol/cooper-island/Event';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { BoardProps } from '../game';
import { Holding } from './holding.svelte';
import { Paying } from './paying.svelte';

export type Props = BoardProps<View, Action, Event>;

/** What the parts of it are told. */
export interface Table {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly position: string;
}

export class Acting {
  isBusy = $state(false);
  #board: () => Props;
  #focus = $state<number | null>(null);
  /** Stacks lie flat, for counting. */
  isFlat = $state(false);
  /** What is chosen beside the map; by touch it is shown before it is carried out. */
  readonly choosing: Choosing<Action>;
  /** Which cubes and coins are to be paid. */
  readonly paying: Paying;
  /** The landscape in hand. */
  readonly holding: Holding;

  constructor(board: () => Props, isTouched: () => boolean = () => false) {
    this.#board = board;
    const table = () => ({ view: this.view, legal: this.legal, position: this.position });
    this.choosing = new Choosing(() => ({
      position: this.position,
      isTwoStep: isTouched(),
      act: (action) => this.act(action),
    }));
    this.paying = new Paying(table);
    this.holding = new Holding(table);
  }

  view = $derived.by(() => this.#board().view);
  legal = $derived.by((): readonly Action[] => this.#board().play?.legal ?? []);
  asides = $derived.by((): readonly Action[] => this.#board().play?.asides ?? []);
  /** Whether I am asked. */
  isMine = $derived.by(() => this.legal.length > 0);

  /** Names the position, draft included; nothing known of one position holds in another. */
  position = $derived.by(() => {
    const { view, seat, play } = this.#board();
    return `${seat}/${view.round}/${view.step}/${play?.draft.length ?? 0}/${hash(JSON.stringify(view))}`;
  });

  /** Whose peninsula lies in front. */
  home = $derived.by(() => this.#focus ?? this.#board().seat);
  /** Whether I look at my own. */
  isHome = $derived.by(() => this.home === this.#board().seat);

  /** Brings the board of another to the front; my own without one. */
  focus(seat: number | null): void {
    this.#focus = seat === this.#board().seat ? null : seat;
  }

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

function hash(text: string): string {
  let sum = 0;
  for (let n = 0; n < text.length; n++) sum = (Math.imul(sum, 31) + text.charCodeAt(n)) | 0;
  return (sum >>> 0).toString(36);
}

/** Drafts actions one at a time, and knows what is chosen on the way to one: a payment, a landscape, whose board is looked at. */
import { Drafting } from '../../lib/board/drafting.svelte';
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
  /** What a lesson waits for. */
  isMeant?(action: Action): boolean;
}

export class Acting extends Drafting<View, Action, Event> {
  #focus = $state<number | null>(null);
  /** Stacks lie flat, for counting. */
  isFlat = $state(false);
  /** Whose clean-up is done with, and of which round; the panel that asks comes and goes. */
  doneWith = $state<string | null>(null);
  /** Which cubes and coins are to be paid. */
  readonly paying: Paying;
  /** The landscape in hand. */
  readonly holding: Holding;

  constructor(board: () => Props, isTouched?: () => boolean) {
    super(board, isTouched);
    const table = () => ({
      view: this.view,
      legal: this.legal,
      position: this.position,
      isMeant: (action: Action) => this.board().play?.isMeant?.(action) ?? false,
    });
    this.paying = new Paying(table);
    this.holding = new Holding(table);
  }

  override position = $derived.by(() => {
    const { view, seat, play } = this.board();
    return `${seat}/${view.round}/${view.step}/${play?.draft.length ?? 0}/${hash(JSON.stringify(view))}`;
  });

  /** Whose peninsula lies in front. */
  home = $derived.by(() => this.#focus ?? this.board().seat);
  /** Whether I look at my own. */
  isHome = $derived.by(() => this.home === this.board().seat);

  /** Brings the board of another to the front; my own without one. */
  focus(seat: number | null): void {
    this.#focus = seat === this.board().seat ? null : seat;
  }
}

function hash(text: string): string {
  let sum = 0;
  for (let n = 0; n < text.length; n++) sum = (Math.imul(sum, 31) + text.charCodeAt(n)) | 0;
  return (sum >>> 0).toString(36);
}

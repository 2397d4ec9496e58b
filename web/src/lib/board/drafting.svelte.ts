/** What may be done at a board, done one action at a time. A game adds what is chosen on the way to one. */
import type { BoardProps } from '../../games/game';
import { Choosing } from './choosing.svelte';

export abstract class Drafting<View, Action, Event> {
  isBusy = $state(false);
  /** What is chosen beside the map; by touch it is shown before it is carried out. */
  readonly choosing: Choosing<Action>;
  protected readonly board: () => BoardProps<View, Action, Event>;

  constructor(
    board: () => BoardProps<View, Action, Event>,
    isTouched: () => boolean = () => false,
  ) {
    this.board = board;
    this.choosing = new Choosing(() => ({
      position: this.position,
      isTwoStep: isTouched(),
      act: (action) => this.act(action),
    }));
  }

  /** Names the position, draft included; nothing known of one position holds in another. */
  abstract readonly position: string;

  view = $derived.by(() => this.board().view);
  legal = $derived.by((): readonly Action[] => this.board().play?.legal ?? []);
  asides = $derived.by((): readonly Action[] => this.board().play?.asides ?? []);
  /** Whether I am asked. */
  isMine = $derived.by(() => this.legal.length > 0);

  /** What is legal is chosen; what is not is asked for, and the table says which rule forbids it. */
  async choose(action: Action | undefined, otherwise?: Action): Promise<void> {
    if (action) await this.choosing.take(action);
    else await this.act(otherwise);
  }

  /** A second click while the first is on its way is no second decision. */
  async act(action: Action | undefined): Promise<boolean> {
    const { play } = this.board();
    if (!action || !play || this.isBusy) return false;
    this.isBusy = true;
    try {
      return await play.act(action);
    } finally {
      this.isBusy = false;
    }
  }
}

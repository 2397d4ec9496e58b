/** Drafts actions one at a time, and knows what is chosen on the way to one: a cargo, a tile, boats to keep. */
import { Choosing } from '../../lib/board/choosing.svelte';
import type { Action } from '../../lib/protocol/yamatai/Action';
import type { Event } from '../../lib/protocol/yamatai/Event';
import type { View } from '../../lib/protocol/yamatai/View';
import type { BoardProps } from '../game';
import { Holding } from './holding.svelte';
import { Mooring } from './mooring.svelte';
import { fleetsIn, givable, oneOf, reservable } from './options';
import { Planning } from './planning.svelte';

export type Props = BoardProps<View, Action, Event>;

export class Acting {
  isBusy = $state(false);
  #board: () => Props;
  /** What is chosen beside the map; by touch it is shown before it is carried out. */
  readonly choosing: Choosing<Action>;
  /** The cargo in hand. */
  readonly holding: Holding;
  /** The building tile that is looked at or chosen. */
  readonly planning: Planning;
  /** What is to stay in the harbour. */
  readonly mooring: Mooring;

  constructor(board: () => Props, isTouched: () => boolean = () => false) {
    this.#board = board;
    const table = () => ({
      view: this.view,
      legal: this.legal,
      position: this.position,
      seat: board().seat,
    });
    this.choosing = new Choosing(() => ({
      position: this.position,
      isTwoStep: isTouched(),
      act: (action) => this.act(action),
    }));
    this.holding = new Holding(table);
    this.planning = new Planning(table);
    this.mooring = new Mooring(table);
  }

  view = $derived.by(() => this.#board().view);
  legal = $derived.by((): readonly Action[] => this.#board().play?.legal ?? []);
  asides = $derived.by((): readonly Action[] => this.#board().play?.asides ?? []);
  /** Whether I am asked. */
  isMine = $derived.by(() => this.legal.length > 0);

  /** Names the position, draft included; nothing known of one position holds in another. */
  position = $derived.by(() => {
    const { view, seat, play } = this.#board();
    return `${seat}/${view.round}/${view.turn}/${view.step}/${play?.draft.length ?? 0}`;
  });

  /** Fleets that can be taken. */
  fleets = $derived.by(() => fleetsIn(this.legal));
  /** The power of this turn's fleet, while it can be used. */
  power = $derived.by(() => oneOf(this.asides, 'use_power'));
  /** Tiles that can be reserved. */
  reserves = $derived.by(() => reservable(this.legal));
  /** Own tokens that can be given for one on the map. */
  gives = $derived.by(() => givable(this.legal));

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

/** What the parts of it are told. */
export interface Table {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly position: string;
  readonly seat: number;
}

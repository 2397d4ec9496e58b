/** Drafts actions one at a time, and knows what is chosen on the way to one: a cargo, a tile, boats to keep. */
import { Drafting } from '../../lib/board/drafting.svelte';
import type { Action } from '../../lib/protocol/yamatai/Action';
import type { Event } from '../../lib/protocol/yamatai/Event';
import type { View } from '../../lib/protocol/yamatai/View';
import type { BoardProps } from '../game';
import { Holding } from './holding.svelte';
import { Mooring } from './mooring.svelte';
import { fleetsIn, givable, oneOf, reservable } from './options';
import { Planning } from './planning.svelte';

export type Props = BoardProps<View, Action, Event>;

export class Acting extends Drafting<View, Action, Event> {
  /** The cargo in hand. */
  readonly holding: Holding;
  /** The building tile that is looked at or chosen. */
  readonly planning: Planning;
  /** What is to stay in the harbour. */
  readonly mooring: Mooring;

  constructor(board: () => Props, isTouched?: () => boolean) {
    super(board, isTouched);
    const table = () => ({
      view: this.view,
      legal: this.legal,
      position: this.position,
      seat: board().seat,
    });
    this.holding = new Holding(table);
    this.planning = new Planning(table);
    this.mooring = new Mooring(table);
  }

  override position = $derived.by(() => {
    const { view, seat, play } = this.board();
    return `${seat}/${view.round}/${view.turn}/${view.step}/${play?.at ?? ''}`;
  });

  /** Fleets that can be taken. */
  fleets = $derived.by(() => fleetsIn(this.legal));
  /** The power of this turn's fleet, while it can be used. */
  power = $derived.by(() => oneOf(this.asides, 'use_power'));
  /** Tiles that can be reserved. */
  reserves = $derived.by(() => reservable(this.legal));
  /** Own tokens that can be given for one on the map. */
  gives = $derived.by(() => givable(this.legal));
}

/** What the parts of it are told. */
export interface Table {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly position: string;
  readonly seat: number;
}

/** The cargo in hand: which boats of the pool may be placed or traded, and which comes next. */
import type { Cargo } from '../../lib/protocol/yamatai/Cargo';
import type { Table } from './acting.svelte';
import { CARGOES, countedOf } from './names';
import { cargoIn, harbours } from './options';

export class Holding {
  #table: () => Table;
  #chosen = $state<Cargo | null>(null);

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** Boats that can be used in this turn. */
  pool = $derived.by(() => countedOf(this.#table().view.doing?.pool ?? 'none'));
  /** By space: which cargoes may go there. */
  spaces = $derived.by(() => harbours(this.#table().legal));
  /** Cargoes that can be placed somewhere. */
  placeable = $derived.by(() => {
    const somewhere = new Set([...this.spaces.values()].flat());
    return CARGOES.filter((cargo) => somewhere.has(cargo));
  });
  buys = $derived.by(() => cargoIn(this.#table().legal, 'buy'));
  sells = $derived.by(() => cargoIn(this.#table().legal, 'sell'));
  releases = $derived.by(() => cargoIn(this.#table().legal, 'release'));

  /** What is in hand: what was chosen, as long as there is any; else the only one there is. */
  cargo = $derived.by((): Cargo | null => {
    const chosen = this.#chosen;
    if (chosen !== null && this.placeable.includes(chosen)) return chosen;
    const [only, ...others] = this.placeable;
    return others.length === 0 ? (only ?? null) : null;
  });

  /** Takes it in hand; once more puts it away. */
  take(cargo: Cargo): void {
    this.#chosen = this.#chosen === cargo ? null : cargo;
  }
}

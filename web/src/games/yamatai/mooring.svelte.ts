/** Which boats are to stay in the harbour; all others go beside it. */
import type { Cargo } from '../../lib/protocol/yamatai/Cargo';
import type { Table } from './acting.svelte';
import { boatsOf, cargoesOf } from './names';
import { allOf } from './options';

export class Mooring {
  #table: () => Table;
  #chosen = $state.raw<{ position: string; kept: readonly Cargo[] } | null>(null);

  constructor(table: () => Table) {
    this.#table = table;
  }

  #all = $derived.by(() => allOf(this.#table().legal, 'moor'));
  /** Whether it is asked. */
  isOn = $derived.by(() => this.#all.length > 0);
  berths = $derived.by(() => {
    const { view, seat } = this.#table();
    return view.players[seat]?.berths ?? 0;
  });
  /** Boats that have not found a place yet. */
  pool = $derived.by(() => cargoesOf(this.#table().view.doing?.pool ?? 'none'));

  /** To be kept: as chosen, or to begin with the dearest that find a berth. */
  kept = $derived.by((): readonly Cargo[] => {
    const chosen = this.#chosen;
    if (chosen?.position === this.#table().position) return chosen.kept;
    return this.pool.slice(-this.berths);
  });

  /** What is asked of the table, as it is chosen now. */
  action = $derived.by(() => this.#all.find(({ keep }) => keep === boatsOf(this.kept)));

  /** Puts a boat into the harbour; if it is full, the one that came first makes room. */
  keep(cargo: Cargo): void {
    const kept = [...this.kept, cargo];
    this.#choose(kept.length > this.berths ? kept.slice(1) : kept);
  }

  /** Puts a boat beside the harbour. */
  drop(cargo: Cargo): void {
    const at = this.kept.indexOf(cargo);
    if (at >= 0) this.#choose(this.kept.toSpliced(at, 1));
  }

  #choose(kept: readonly Cargo[]): void {
    this.#chosen = { position: this.#table().position, kept };
  }
}

/** A single tile in hand: which landscapes may be charted, and which of them is chosen. */
import type { Space } from '../../lib/protocol/cooper-island/Space';
import type { Terrain } from '../../lib/protocol/cooper-island/Terrain';
import type { Table } from './acting.svelte';
import { allOf } from './options';

const TERRAINS: readonly Terrain[] = ['forest', 'meadow', 'mountain', 'settlement'];

export class Holding {
  #table: () => Table;
  #chosen = $state<Terrain | null>(null);

  constructor(table: () => Table) {
    this.#table = table;
  }

  #charts = $derived.by(() => allOf(this.#table().legal, 'chart'));

  /** Landscapes that can be charted somewhere. */
  terrains = $derived.by((): readonly Terrain[] =>
    TERRAINS.filter((terrain) => this.#charts.some((one) => one.terrain === terrain)),
  );

  /** What is in hand: what was chosen as long as it can go somewhere, else the first. */
  terrain = $derived.by((): Terrain | null => {
    const chosen = this.#chosen;
    return chosen && this.terrains.includes(chosen) ? chosen : (this.terrains[0] ?? null);
  });

  /** Landscapes that may go there. */
  fitting(space: Space): readonly Terrain[] {
    return TERRAINS.filter((terrain) =>
      this.#charts.some((one) => one.space === space && one.terrain === terrain),
    );
  }

  take(terrain: Terrain): void {
    this.#chosen = terrain;
  }

  /** The next landscape, round and round. */
  next(step: 1 | -1): void {
    const at = this.terrain ? this.terrains.indexOf(this.terrain) : -1;
    const count = this.terrains.length;
    if (count > 0) this.#chosen = this.terrains[(at + step + count) % count] ?? null;
  }
}

/** Building: which tile is looked at or chosen, where it could stand, and what that would bring. */
import type { Island } from '../../lib/protocol/yamatai/Island';
import type { SiteView } from '../../lib/protocol/yamatai/SiteView';
import type { Tile } from '../../lib/protocol/yamatai/Tile';
import type { Table } from './acting.svelte';
import { buildable, type Doing } from './options';

export class Planning {
  #table: () => Table;
  /** Under the pointer or reached by keys. */
  looked = $state<Tile | null>(null);
  #chosen = $state.raw<{ position: string; tile: Tile } | null>(null);
  #asked = $state.raw<{ position: string; island: Island } | null>(null);

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** By tile: the islands on which it can be built now. */
  now = $derived.by(() => buildable(this.#table().legal));

  /** The tile that is to be built; an island is asked for. */
  chosen = $derived.by((): Tile | null => {
    const chosen = this.#chosen;
    if (chosen?.position !== this.#table().position) return null;
    return this.now.has(chosen.tile) ? chosen.tile : null;
  });

  /** An island on which several tiles could be built: a tile is asked for. */
  asked = $derived.by((): Island | null => {
    const asked = this.#asked;
    return asked?.position === this.#table().position ? asked.island : null;
  });

  /** Where the chosen tile would stand, once that is certain. */
  site = $derived.by((): Doing<'build'> | undefined => {
    const tile = this.chosen;
    if (tile === null) return undefined;
    const islands = this.now.get(tile) ?? [];
    const island = this.fitsAsked(tile) ? this.asked : islands.length === 1 ? islands[0] : null;
    return island ? { do: 'build', tile, island } : undefined;
  });

  /** The tile whose islands are marked on the map. */
  shown = $derived.by(() => this.looked ?? this.chosen);
  sites = $derived.by(() => (this.shown === null ? [] : this.sitesOf(this.shown)));

  /** Islands for a tile: where it can be built now, or with one boat more. */
  sitesOf(tile: Tile): readonly SiteView[] {
    return this.#table().view.doing?.sites.filter((site) => site.tile === tile) ?? [];
  }

  /** Chooses a tile that can be built; once more puts it away. */
  choose(tile: Tile): void {
    const { position } = this.#table();
    this.#chosen = this.chosen === tile || !this.now.has(tile) ? null : { position, tile };
  }

  ask(island: Island): void {
    this.#asked = { position: this.#table().position, island };
  }

  /** Whether a tile could stand on the island for which one is asked. */
  fitsAsked(tile: Tile): boolean {
    return this.asked !== null && (this.now.get(tile)?.includes(this.asked) ?? false);
  }

  clear(): void {
    this.#chosen = null;
    this.#asked = null;
  }
}

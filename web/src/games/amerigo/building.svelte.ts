/** Planned tiles: which of them is in hand, and where it may be built. */
import { Hand } from '../../lib/board/hand.svelte';
import type { Spaces } from '../../lib/board/spaces';
import type { Tile } from '../../lib/protocol/amerigo/Tile';
import type { TileCount } from '../../lib/protocol/amerigo/TileCount';
import type { Acting, Props } from './acting.svelte';
import { isSquare, turnsOf } from './grid';
import { CELL } from './layout';
import { allOf, type Build, buildable, heldOver, placement } from './options';

export class Building extends Hand<Build> {
  #table: () => Props;
  #acting: Acting;
  #chosen = $state<Tile | null>(null);

  constructor(table: () => Props, acting: Acting, spaces: () => Spaces) {
    super(() => ({
      spaces: spaces(),
      position: acting.position,
      held: this.#held,
      play: { act: (action) => acting.act(action), undo: async () => table().play?.undo() },
      isGround: (key) => isSquare(key) && spaces().has(key),
      isLoose: true,
      reach: 1.5 * CELL,
    }));
    this.#table = table;
    this.#acting = acting;
  }

  planned = $derived.by((): readonly TileCount[] => {
    const { view, seat } = this.#table();
    return view.players[seat]?.planned ?? [];
  });

  builds = $derived.by((): readonly Build[] => allOf(this.#acting.legal, 'build'));

  buildable = $derived.by(() => buildable(this.builds));

  tile = $derived.by((): Tile | null => {
    const { play, view } = this.#table();
    if (!play || view.step !== 'act' || view.doing?.colour !== 'green') return null;
    const kinds = this.planned.map((each) => each.tile);
    if (this.#chosen && kinds.includes(this.#chosen)) return this.#chosen;
    return kinds.find((tile) => this.buildable.has(tile)) ?? kinds[0] ?? null;
  });

  #held = $derived.by(() => {
    const { tile } = this;
    if (tile === null) return null;
    return {
      turns: turnsOf(tile),
      places: this.builds.filter((build) => build.tile === tile).map(placement),
      lying: (rotation: number, at: string) => heldOver(tile, rotation, at),
    };
  });

  /** Takes this tile in hand, turned so that it fits somewhere. */
  pick(tile: Tile): void {
    this.#chosen = tile;
    const [first] = this.places;
    if (first && this.turned.length === 0) this.turnTo(first.rotation);
  }
}

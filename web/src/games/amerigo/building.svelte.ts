/** The planned tile in the player's hand: where it hovers, how it is turned, what becomes of it. */
import type { Square } from '../../lib/protocol/amerigo/Square';
import type { Tile } from '../../lib/protocol/amerigo/Tile';
import type { TileCount } from '../../lib/protocol/amerigo/TileCount';
import type { Acting, Props } from './acting.svelte';
import { type Cell, cellOf, heldOver, isSame, turnedBy, turnsOf } from './grid';
import {
  allOf,
  type Build,
  buildable,
  cellsOf,
  isAmong,
  meant,
  nextBuild,
  reachable,
} from './options';

export interface BuildGhost {
  readonly build: Build;
  readonly cells: readonly Cell[];
  readonly fits: boolean;
}

const NONE: ReadonlySet<Square> = new Set();

export class Building {
  #board: () => Props;
  #acting: Acting;
  #chosen = $state<Tile | null>(null);
  #rotation = $state(0);
  at = $state.raw<Cell | null>(null);
  /** Put there by touch or keys: stays when the pointer leaves, and has buttons of its own. */
  isPinned = $state(false);

  constructor(board: () => Props, acting: Acting) {
    this.#board = board;
    this.#acting = acting;
  }

  isOn = $derived.by(() => {
    const { play, view } = this.#board();
    if (!play) return false;
    return view.step === 'act' && view.doing?.colour === 'green' && this.planned.length > 0;
  });

  planned = $derived.by((): readonly TileCount[] => {
    const { view, seat } = this.#board();
    return view.players[seat]?.planned ?? [];
  });

  builds = $derived.by((): readonly Build[] => allOf(this.#acting.legal, 'build'));

  buildable = $derived.by(() => buildable(this.builds));

  tile = $derived.by((): Tile | null => {
    if (!this.isOn) return null;
    const kinds = this.planned.map((each) => each.tile);
    if (this.#chosen && kinds.includes(this.#chosen)) return this.#chosen;
    return kinds.find((tile) => this.buildable.has(tile)) ?? kinds[0] ?? null;
  });

  /** Of the tile in hand; tiles that look alike when turned have fewer. */
  rotation = $derived.by(() => (this.tile ? this.#rotation % turnsOf(this.tile) : 0));

  /** Squares that the tile can cover as it is turned. */
  here = $derived.by((): ReadonlySet<Square> => {
    const { tile, rotation } = this;
    const fitting = this.builds.filter((each) => each.tile === tile && each.rotation === rotation);
    return tile ? reachable(fitting) : NONE;
  });

  /** Squares that it can cover, however it is turned. */
  anywhere = $derived.by((): ReadonlySet<Square> => {
    const { tile } = this;
    return tile ? reachable(this.builds.filter((each) => each.tile === tile)) : NONE;
  });

  ghost = $derived.by((): BuildGhost | null => {
    const { tile, at } = this;
    if (!tile || !at) return null;
    const build = meant(this.builds, tile, this.rotation, at);
    return { build, cells: cellsOf(build), fits: isAmong(this.builds, build) };
  });

  choose(tile: Tile): void {
    this.#chosen = tile;
    const fitting = this.builds.find((each) => each.tile === tile);
    const fitsNow = this.builds.some(
      (each) => each.tile === tile && each.rotation === this.#rotation % turnsOf(tile),
    );
    if (fitting && !fitsNow) this.#rotation = fitting.rotation;
  }

  hover(cell: Cell | null): void {
    this.at = cell;
    this.isPinned = false;
  }

  pin(cell: Cell): void {
    this.at = cell;
    this.isPinned = true;
  }

  clear(): void {
    this.hover(null);
  }

  turn(turns: number): void {
    if (this.tile) this.#rotation = turnedBy(this.tile, this.rotation, turns);
  }

  isOnGhost(cell: Cell): boolean {
    return this.ghost?.cells.some((each) => isSame(each, cell)) ?? false;
  }

  jump(step: 1 | -1): Cell | null {
    const { tile, rotation } = this;
    if (!tile) return null;
    const at = this.ghost?.build.at ?? null;
    const next = nextBuild(this.builds, { tile, rotation, at }, step);
    if (!next) return null;
    this.#rotation = next.rotation;
    const first = cellOf(next.at);
    const grip = heldOver(tile, next.rotation, first);
    this.pin({ row: 2 * first.row - grip.row, column: 2 * first.column - grip.column });
    return this.at;
  }

  /** Builds where the ghost is; where it does not fit, the table's answer names the rule. */
  async drop(): Promise<void> {
    if (await this.#acting.act(this.ghost?.build)) this.clear();
  }
}

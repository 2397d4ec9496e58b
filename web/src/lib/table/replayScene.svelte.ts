/** A match that is shown again, entry by entry. */
import { seatOf } from '../match/log';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { ReplayView } from '../protocol/ReplayView';
import { Scene } from './scene.svelte';

export class ReplayScene extends Scene {
  override summary = $state.raw<MatchSummary | null>(null);
  #position = $state.raw<ReplayView | null>(null);
  /** Who did something last. */
  #mover = $state<number | null>(null);
  /** Whose board stays, whoever moves. */
  chosen = $state<number | null>(null);
  readonly #wanted: () => number | null;

  /** `wanted`: which entry is asked for; the last if `null`. */
  constructor(wanted: () => number | null) {
    super();
    this.#wanted = wanted;
  }

  entries = $derived.by(() => this.#position?.entries ?? this.summary?.version ?? 0);
  at = $derived.by(() => Math.min(this.#wanted() ?? this.entries, this.entries));
  #isAtEnd = $derived.by(() => this.isOver && this.at >= this.entries);
  /** Whose board to come home to: mine, or in the end the winner's. */
  #home = $derived.by(() => {
    const mine = this.summary?.seats.find((one) => one.is_mine)?.seat;
    const winner = this.#position?.standings.find((one) => one.rank === 1)?.seat;
    return mine ?? (this.#isAtEnd ? winner : null) ?? 0;
  });
  override shown = $derived.by(() => {
    if (this.chosen !== null) return this.chosen;
    const stays = this.#isAtEnd || !this.hasOwnBoards;
    return stays ? this.#home : (this.#mover ?? this.#home);
  });
  override view = $derived.by(() => this.#position?.view);
  override lastEvents = $derived.by(() => this.#position?.events ?? []);
  /** What happened in this entry, told. */
  lines = $derived.by(() => this.lastEvents.map((event) => this.told(event)));

  override get isEnd(): boolean {
    return this.#isAtEnd;
  }

  get position(): ReplayView | null {
    return this.#position;
  }

  show(position: ReplayView): void {
    this.#position = position;
    this.#mover = position.events.map(seatOf).find((seat) => seat !== null) ?? this.#mover;
  }

  /** A board that was chosen before is let go. */
  choose(seat: number): void {
    this.chosen = seat === this.chosen ? null : seat;
  }
}

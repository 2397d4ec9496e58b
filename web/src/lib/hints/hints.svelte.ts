/** Hints at a table: what was asked for, what has come, and how far it has been followed. */

import type { HintMark } from '../../games/game';
import { isSame } from '../lessons/script';
import type { Hint } from '../protocol/Hint';
import { isVerb } from '../table/nextStep';
import type { TableScene } from '../table/tableScene.svelte';
import { type About, aboutOf, stepsDone } from './line';

/** A hint as it can still be followed. */
export interface Followed {
  /** 1 for the best. */
  readonly rank: number;
  readonly hint: Hint;
  /** How many of its actions have been done. */
  readonly done: number;
}

export class Hints {
  readonly #scene: TableScene;
  #about = $state.raw<(About & { decision: number; revision: number }) | null>(null);
  /** The one that is looked at, by its rank. */
  looked = $state<number | null>(null);

  constructor(scene: TableScene) {
    this.#scene = scene;
  }

  /** Whether I may ask now. */
  isOffered = $derived.by(() => {
    const { summary, seat, isOver } = this.#scene;
    return (summary?.has_hints ?? false) && (seat?.must_decide ?? false) && !isOver;
  });
  #told = $derived.by(() => {
    const told = this.#scene.match.state.hints;
    const about = this.#about;
    const isMeant =
      told?.seat === about?.seat &&
      told?.decision === about?.decision &&
      told?.revision === about?.revision;
    return isMeant ? told : null;
  });
  /** Those that can be followed from what is drafted now. */
  shown = $derived.by((): readonly Followed[] => {
    const about = this.#about;
    const { seat } = this.#scene;
    if (!about || !seat) return [];
    return (this.#told?.hints ?? []).flatMap((hint, at): Followed[] => {
      const done = stepsDone(about, hint.actions, seat);
      return done === null || done >= hint.actions.length ? [] : [{ rank: at + 1, hint, done }];
    });
  });
  /** Whether they are on the table, or will be before long. */
  isOn = $derived.by(() => {
    const about = this.#about;
    const { seat } = this.#scene;
    if (!about || !seat || !this.isOffered) return false;
    return this.#told ? this.shown.length > 0 : stepsDone(about, [], seat) === 0;
  });
  /** Whether better ones may follow. */
  isThinking = $derived.by(
    () => this.isOn && !this.#told?.is_last && this.shown.every(({ done }) => done === 0),
  );
  /** What the board points out, the best last, so that it lies on top. */
  marks = $derived.by((): readonly HintMark[] => {
    const { game, isMineShown } = this.#scene;
    if (!this.isOn || !game || !isMineShown) return [];
    const looked = this.shown.filter(({ rank }) => this.looked === null || rank === this.looked);
    return looked.toReversed().map(({ rank, hint }) => ({
      rank,
      targets: hint.events.flatMap((event) => game.targets(event)),
    }));
  });

  /** Which hint goes on with this action. */
  rankOf(action: unknown): number | null {
    const hint = this.shown.find((one) => isSame(one.hint.actions[one.done], action));
    return this.isOn ? (hint?.rank ?? null) : null;
  }

  /** Asks, or puts them away. */
  async toggle(): Promise<void> {
    if (this.isOn) this.close();
    else await this.ask();
  }

  async ask(): Promise<void> {
    const { seat, match } = this.#scene;
    if (!seat) return;
    this.looked = null;
    this.#about = { ...aboutOf(seat), decision: seat.decision, revision: seat.revision };
    const refusal = await match.hint();
    if (!refusal) return;
    this.close();
    match.refuse(refusal);
  }

  close(): void {
    this.#about = null;
  }

  /** Does the next action of a hint, as if I had chosen it: what only ends a turn ends it for good. */
  async follow({ hint, done }: Followed): Promise<void> {
    const { match, game } = this.#scene;
    const action = hint.actions[done];
    await (isVerb(action, game?.endVerb) ? match.end(action) : match.act(action));
  }
}

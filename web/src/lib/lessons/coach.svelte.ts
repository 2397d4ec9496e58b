/** The coach of a lesson: what is said now, what is pointed at, and what is waited for. */
import type { LessonCard } from '../protocol/LessonCard';
import type { LessonScript } from '../protocol/LessonScript';
import type { TableScene } from '../table/tableScene.svelte';
import { firstOf, type Situation, situation } from './script';

/** That it is my move goes without saying. */
function isSomebody(target: string): boolean {
  return target.startsWith('seat:');
}

export class Coach {
  readonly #scene: TableScene;
  readonly script: LessonScript;
  /** The card that was asked for, and where in the lesson: at another place it counts no more. */
  #turnedTo = $state.raw<{ card: number; at: number } | null>(null);

  constructor(scene: TableScene, script: LessonScript) {
    this.#scene = scene;
    this.script = script;
  }

  now = $derived.by((): Situation => {
    const { summary, seat, game } = this.#scene;
    return situation(this.script, {
      version: summary?.version ?? 0,
      draft: seat?.draft ?? [],
      mustDecide: seat?.must_decide ?? false,
      endVerb: game?.endVerb,
    });
  });
  /** Which card is shown, from 0; while something is to be confirmed or taken back, the last one. */
  at = $derived.by((): number => {
    const { at, first, last, mood } = this.now;
    if (mood === 'confirms' || mood === 'strays') return Math.max(first - 1, 0);
    const turnedTo = this.#turnedTo;
    const card = turnedTo?.at === at ? turnedTo.card : first;
    return Math.min(card, Math.max(last - 1, 0));
  });
  card = $derived.by((): LessonCard | null => this.script.cards[this.at] ?? null);
  /** Whether the card has been read before: one looks back. */
  isPast = $derived.by(() => this.at < this.now.first);
  /** Whether more is said before something is waited for. */
  hasNext = $derived.by(() => this.at + 1 < this.now.last && this.now.mood !== 'strays');
  isLast = $derived.by(() => this.at + 1 === this.script.cards.length);
  /** What is waited for, now that all has been said. */
  awaited = $derived.by((): unknown => {
    const { mood, move } = this.now;
    if (mood !== 'says' || this.hasNext || this.isPast) return null;
    return firstOf(move?.actions ?? [], this.#scene.seat?.legal ?? []);
  });
  /** What is pointed at: what the card names, or else what the awaited move is about. */
  targets = $derived.by((): readonly string[] => {
    const { at, mood, move } = this.now;
    const { card } = this;
    if (mood === 'confirms' || mood === 'strays' || this.isPast || !card) return [];
    if (card.at === at && card.points.length > 0) return card.points;
    const { game } = this.#scene;
    if (this.hasNext || !game) return [];
    const targets = (move?.events ?? []).flatMap((event) => game.targets(event));
    return targets.filter((target) => !isSomebody(target));
  });

  back(): void {
    this.#turn(this.at - 1);
  }

  next(): void {
    this.#turn(this.at + 1);
  }

  /** Back to what is said here first. */
  again(): void {
    this.#turn(this.now.first);
  }

  #turn(card: number): void {
    this.#turnedTo = { card: Math.max(card, 0), at: this.now.at };
  }

  /** Takes back what the lesson does not go on with. */
  async takeBack(): Promise<void> {
    const { match } = this.#scene;
    for (let left = this.#scene.seat?.draft.length ?? 0; left > 0; left -= 1) {
      if (this.now.mood !== 'strays') return;
      await match.undo();
    }
  }
}

/** First contact: what a kind of decision is for, when it comes up for the first time on this device. */
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';
import type { TableScene } from '../table/tableScene.svelte';
import { words } from '../text/text.svelte';
import { read } from './read.svelte';

interface Asked {
  /** Of a game and of what it asks. */
  readonly kind: string;
  readonly sentence: string;
  readonly seat: number;
  /** The number of the decision. */
  readonly decision: number;
}

export class Firsts {
  readonly #scene: TableScene;

  constructor(scene: TableScene) {
    this.#scene = scene;
  }

  #asked = $derived.by((): Asked | null => {
    const { summary, seat, isOver } = this.#scene;
    if (!settings.now.firsts || !summary || !seat?.must_decide || isOver) return null;
    // There a coach speaks, and an envelope says what is new.
    if (summary.lesson || summary.campaign) return null;
    const kind = `${summary.game}/${seat.prompt}`;
    const sentence = words.now.first(summary.game, seat.prompt, summary.options);
    if (sentence === null || read.has(kind)) return null;
    return { kind, sentence, seat: seat.seat, decision: seat.decision };
  });
  /** What is to be said now; `null` for nothing. */
  note = $derived.by(() => this.#asked?.sentence ?? null);

  /** Read, and never said again. */
  dismiss(): void {
    if (this.#asked) read.add(this.#asked.kind);
  }

  /** Whoever has decided has read it; to be called while a component is made. */
  keepReading(): void {
    let shown: Asked | null = null;
    $effect(() => {
      const asked = this.#asked;
      const { mine } = this.#scene;
      untrack(() => {
        const before = shown;
        shown = asked;
        const seat = mine.find((one) => one.seat === before?.seat);
        if (before && seat && seat.decision > before.decision) read.add(before.kind);
      });
    });
  }
}

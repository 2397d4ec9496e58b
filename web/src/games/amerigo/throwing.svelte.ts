/** A throw while it is shown: cubes fall into the tower, and others come out of it. */
import { untrack } from 'svelte';
import type { View } from '../../lib/protocol/amerigo/View';
import { total } from './cubes';
import { type Throw, throwBetween } from './throws';

export class Throwing {
  now = $state.raw<Throw | null>(null);
  #last: View | null = null;
  #ms: () => number;

  constructor(animationMs: () => number) {
    this.#ms = animationMs;
  }

  /** One cube after the other, all within a few beats. */
  get beat(): number {
    return this.#ms() / 2;
  }

  /** To be called with every position before it is drawn. */
  follow(view: View): void {
    untrack(() => {
      // A draft that ends the round shows an empty field; undoing it is no throw.
      if (total(view.cubes.field) === 0) return;
      const found = this.#last && this.#ms() > 0 ? throwBetween(this.#last, view) : null;
      this.#last = view;
      if (found) this.now = found;
    });
  }

  /** Ends it in time, or as soon as somebody goes on; the answer stops listening. */
  play(): (() => void) | undefined {
    if (!this.now) return undefined;
    const end = () => {
      this.now = null;
    };
    const timer = setTimeout(end, this.beat * (this.now.thrown + this.now.out.length + 3));
    document.addEventListener('pointerdown', end);
    document.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', end);
      document.removeEventListener('keydown', end);
    };
  }
}

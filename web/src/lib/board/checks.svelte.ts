/** What the server says about actions: asked once each, a moment after the ghost came to rest. */
import { SvelteMap } from 'svelte/reactivity';
import type { CheckResult } from '../../games/game';

/** Long enough that a ghost on its way asks nothing, short enough to seem immediate. */
const REST_MS = 90;

/** The answers in one position. */
export class Checks<Action, Event> {
  #answers = new SvelteMap<string, CheckResult<Event>>();

  answer(action: Action): CheckResult<Event> | undefined {
    return this.#answers.get(JSON.stringify(action));
  }

  /** Asks unless it is known; returns how to think better of it. */
  askSoon(action: Action, ask: (action: Action) => Promise<CheckResult<Event>>): () => void {
    const key = JSON.stringify(action);
    if (this.#answers.has(key)) return () => {};
    const timer = setTimeout(async () => {
      this.#answers.set(key, await ask(action));
    }, REST_MS);
    return () => clearTimeout(timer);
  }
}

/** What the server says about placements: asked once each, a moment after the ghost came to rest. */
import { SvelteMap } from 'svelte/reactivity';
import type { Event } from '../../lib/protocol/my-island/Event';
import type { CheckResult } from '../game';
import type { Place } from './options';

/** Long enough that a ghost on its way asks nothing, short enough to seem immediate. */
const REST_MS = 90;

function key(place: Place): string {
  return `${place.rotation}@${place.at}`;
}

/** The answers for one tile on one position of one board. */
export class Checks {
  #answers = new SvelteMap<string, CheckResult<Event>>();

  answer(place: Place): CheckResult<Event> | undefined {
    return this.#answers.get(key(place));
  }

  /** Asks unless it is known; returns how to think better of it. */
  askSoon(place: Place, ask: (place: Place) => Promise<CheckResult<Event>>): () => void {
    if (this.#answers.has(key(place))) return () => {};
    const timer = setTimeout(async () => {
      this.#answers.set(key(place), await ask(place));
    }, REST_MS);
    return () => clearTimeout(timer);
  }
}

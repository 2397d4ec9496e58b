/** What the server says about placements: asked once each, a moment after the ghost came to rest. */
import { SvelteMap } from 'svelte/reactivity';
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { CheckResult } from '../game';
import type { Build } from './options';

/** Long enough that a ghost on its way asks nothing, short enough to seem immediate. */
const REST_MS = 90;

function key({ tile, rotation, at }: Build): string {
  return `${tile}/${rotation}@${at}`;
}

/** The answers in one position. */
export class Checks {
  #answers = new SvelteMap<string, CheckResult<Event>>();

  answer(build: Build): CheckResult<Event> | undefined {
    return this.#answers.get(key(build));
  }

  /** Asks unless it is known; returns how to think better of it. */
  askSoon(build: Build, ask: (build: Build) => Promise<CheckResult<Event>>): () => void {
    if (this.#answers.has(key(build))) return () => {};
    const timer = setTimeout(async () => {
      this.#answers.set(key(build), await ask(build));
    }, REST_MS);
    return () => clearTimeout(timer);
  }
}

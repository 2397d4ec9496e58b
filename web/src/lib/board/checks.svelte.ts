/** What the server says about actions: asked once each, a moment after the ghost came to rest. */
import { SvelteMap } from 'svelte/reactivity';
import type { CheckResult, Play } from '../../games/game';

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

interface Asked<Action, Event> {
  /** Names the decision; nothing known of one position holds in another. */
  readonly position: string;
  /** What hovers over the board. */
  readonly action: Action | undefined;
  readonly play: Pick<Play<Action, Event>, 'check'> | null;
}

/**
 * What the server says about that which hovers, as soon as it is known.
 * To be called while a component is made; ends with it.
 */
export function answering<Action, Event>(
  board: () => Asked<Action, Event>,
): () => CheckResult<Event> | undefined {
  const position = $derived(board().position);
  const checks = $derived.by(() => {
    void position;
    return new Checks<Action, Event>();
  });
  $effect(() => {
    const { action, play } = board();
    return action !== undefined && play ? checks.askSoon(action, play.check) : undefined;
  });
  return () => {
    const { action } = board();
    return action === undefined ? undefined : checks.answer(action);
  };
}

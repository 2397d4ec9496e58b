/** My tables, asked for again and again while the page is looked at. */
import { api } from '../net/api';
import type { MatchSummary } from '../protocol/MatchSummary';
import { newlyAwaited } from './tables';

export const EVERY_MS = 4000;
/** After so many failures in a row, no further apart. */
const LONGEST = 4;

export class MyTables {
  #all = $state.raw<readonly MatchSummary[]>([]);
  #now = $state(Date.now());
  #trouble = $state.raw<unknown>(null);
  #failures = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  readonly #onawaited: (tables: readonly MatchSummary[]) => void;

  constructor(onawaited: (tables: readonly MatchSummary[]) => void) {
    this.#onawaited = onawaited;
  }

  get all(): readonly MatchSummary[] {
    return this.#all;
  }

  /** When this was so. */
  get now(): number {
    return this.#now;
  }

  /** Why it cannot be told how they stand; then `all` is how they stood. */
  get trouble(): unknown {
    return this.#trouble;
  }

  /** The first time, a failure is for the page to tell. */
  async load(): Promise<void> {
    this.#all = await api.matches();
    this.#now = Date.now();
  }

  /** Until what it returns is called. */
  follow(): () => void {
    document.addEventListener('visibilitychange', this.#look);
    addEventListener('online', this.#look);
    this.#wait();
    return () => {
      document.removeEventListener('visibilitychange', this.#look);
      removeEventListener('online', this.#look);
      clearTimeout(this.#next);
    };
  }

  /** Whoever comes back to the page sees at once how things stand. */
  #look = (): void => {
    clearTimeout(this.#next);
    if (document.visibilityState === 'visible') void this.#ask();
  };

  #wait(): void {
    clearTimeout(this.#next);
    const pause = EVERY_MS * Math.min(LONGEST, 1 + this.#failures);
    this.#next = setTimeout(this.#look, pause);
  }

  async #ask(): Promise<void> {
    const before = this.#all;
    try {
      await this.load();
      this.#trouble = null;
      this.#failures = 0;
      const fresh = newlyAwaited(before, this.#all);
      if (fresh.length > 0) this.#onawaited(fresh);
    } catch (error) {
      this.#trouble = error;
      this.#failures += 1;
    }
    this.#wait();
  }
}

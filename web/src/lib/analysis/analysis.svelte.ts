/** An analysis as it is being made: begun, then asked for while somebody looks. */
import type { AnalysisState } from '../protocol/AnalysisState';

export interface Asked {
  begin(): Promise<AnalysisState>;
  look(): Promise<AnalysisState>;
}

const EVERY_MS = 1000;

export class Making {
  readonly #asked: Asked;
  #state = $state.raw<AnalysisState | null>(null);
  #trouble = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  get state(): AnalysisState | null {
    return this.#state;
  }

  get trouble(): unknown {
    return this.#trouble;
  }

  /** Wants it from now on; returns how to stop. */
  start(): () => void {
    this.#isWanted = true;
    document.addEventListener('visibilitychange', this.#onvisible);
    this.#ask(this.#asked.begin);
    return () => {
      this.#isWanted = false;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', this.#onvisible);
    };
  }

  retry(): void {
    this.#ask(this.#asked.begin);
  }

  /** Whoever looks elsewhere does not want it now; the server then stops by itself. */
  #onvisible = () => {
    if (this.#isMissing() && !document.hidden) this.#ask(this.#asked.look);
  };

  #isMissing(): boolean {
    return this.#isWanted && !this.#state?.analysis && this.#trouble === null;
  }

  async #ask(ask: () => Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await ask();
      this.#state = found;
      this.#trouble = null;
      if (!this.#isMissing() || document.hidden) return;
      // One that was given up meanwhile is begun again.
      const next = found.is_running ? this.#asked.look : this.#asked.begin;
      this.#timer = setTimeout(() => this.#ask(next), EVERY_MS);
    } catch (error) {
      this.#trouble = error;
    }
  }
}

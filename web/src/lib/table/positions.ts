/** Positions of a match that is looked at again: each is asked for once. */
import { api } from '../net/api';
import type { ReplayView } from '../protocol/ReplayView';

export class Positions {
  readonly #match: string;
  readonly #known = new Map<number, Promise<ReplayView>>();

  constructor(match: string) {
    this.#match = match;
  }

  /** After so many entries. */
  at(entry: number): Promise<ReplayView> {
    const asked = this.#known.get(entry) ?? api.replay(this.#match, entry);
    this.#known.set(entry, asked);
    asked.catch(() => this.#known.delete(entry));
    return asked;
  }
}

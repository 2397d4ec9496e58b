/** Kinds of decisions that somebody on this device has met, and read what they are for. */
const KEY = 'skerry-firsts';

/** As it was written down; whatever cannot be read was never met. */
function written(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

class Read {
  #kinds = $state.raw<readonly string[]>(written());

  has(kind: string): boolean {
    return this.#kinds.includes(kind);
  }

  add(kind: string): void {
    // Another table may have been played at meanwhile.
    this.#keep([...new Set([...this.#kinds, ...written(), kind])]);
  }

  /** From now on everything is new again. */
  forget(): void {
    this.#keep([]);
  }

  #keep(kinds: readonly string[]): void {
    this.#kinds = kinds;
    try {
      localStorage.setItem(KEY, JSON.stringify(kinds));
    } catch {
      // A browser that keeps nothing says it once in every visit.
    }
  }
}

export const read = new Read();

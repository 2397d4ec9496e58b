/** What this device remembers of matches: one value for each of the last fifty. */
const MOST = 50;

export interface PerMatch<T> {
  of: (match: string) => T | null;
  remember: (match: string, value: T) => void;
}

export function perMatch<T>(key: string): PerMatch<T> {
  const read = (): [string, T][] => {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  };
  return {
    of: (match) => read().find(([id]) => id === match)?.[1] ?? null,
    remember: (match, value) => {
      const others = read().filter(([id]) => id !== match);
      try {
        localStorage.setItem(key, JSON.stringify([[match, value], ...others].slice(0, MOST)));
      } catch {
        // A browser that keeps nothing knows every match only while it is open.
      }
    },
  };
}

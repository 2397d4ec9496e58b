/** How far this device has followed each match. */
const KEY = 'skerry-seen';
const MOST = 50;

export function seenVersion(match: string): number | null {
  return read().find(([id]) => id === match)?.[1] ?? null;
}

export function rememberSeen(match: string, version: number): void {
  const others = read().filter(([id]) => id !== match);
  try {
    localStorage.setItem(KEY, JSON.stringify([[match, version], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing shows everything as new.
  }
}

function read(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** How far this device has followed each match. */
import { perMatch } from '../perMatch';

const seen = perMatch<number>('skerry-seen');

export function seenVersion(match: string): number | null {
  return seen.of(match);
}

export function rememberSeen(match: string, version: number): void {
  seen.remember(match, version);
}

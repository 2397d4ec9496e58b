/** What this device notes of the dice of a match, so that nobody can say otherwise later. */
import { perMatch } from '../perMatch';

/** The hash of the seed, as it was first told. */
const noted = perMatch<string>('skerry-dice');

export function notedOf(match: string): string | null {
  return noted.of(match);
}

/** The first word counts. */
export function noteHash(match: string, hash: string): void {
  if (noted.of(match) === null) noted.remember(match, hash);
}

/** What this device notes of the dice of a match, so that nobody can say otherwise later. */
import { perMatch } from '../perMatch';
import { hex } from './dice';

interface Noted {
  /** As it was first told. */
  hash: string;
  /** What this browser has added, once it was asked. */
  nonce: string | null;
}

const noted = perMatch<Noted>('skerry-dice');

export function notedOf(match: string): Noted | null {
  return noted.of(match);
}

/** The first word counts. */
export function noteHash(match: string, hash: string): void {
  if (!noted.of(match)) noted.remember(match, { hash, nonce: null });
}

/** What this browser adds to the dice: drawn once, and only after the hash was told. */
export function nonceFor(match: string): string {
  const known = noted.of(match);
  if (known?.nonce) return known.nonce;
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  noted.remember(match, { hash: known?.hash ?? '', nonce });
  return nonce;
}

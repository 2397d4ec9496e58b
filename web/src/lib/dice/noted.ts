/** What this device notes of the dice of a match, so that nobody can say otherwise later. */
import { perMatch } from '../perMatch';
import { commitmentTo, hex } from './dice';

type Commitments = readonly (string | null)[];

export interface Noted {
  /** As it was first told. */
  hash: string;
  /** What this browser adds, once it was asked: told to nobody before all are bound. */
  nonce: string | null;
  /** What bound everybody, by seat, when this browser revealed its number. */
  commitments: Commitments | null;
}

/** Matches that began before anybody was bound have no commitments at all. */
type Kept = Omit<Noted, 'commitments'> & { commitments?: Commitments | null };

const kept = perMatch<Kept>('skerry-dice');
/** In a browser that keeps nothing, and where two pages of it come to a table at once. */
const here = new Map<string, Kept>();

const noted = {
  of: (match: string): Kept | null => here.get(match) ?? kept.of(match),
  remember: (match: string, value: Kept): void => {
    here.set(match, value);
    kept.remember(match, value);
  },
};

export function notedOf(match: string): Noted | null {
  const known = noted.of(match);
  return known && { ...known, commitments: known.commitments ?? null };
}

/** The first word counts. */
export function noteHash(match: string, hash: string): void {
  if (!noted.of(match)) noted.remember(match, { hash, nonce: null, commitments: null });
}

/**
 * What binds this browser to a number of its own, drawn once and only after the hash was told;
 * `null` if there is no hash.
 */
export function commitmentFor(match: string): string | null {
  const known = noted.of(match);
  if (!known) return null;
  // A number from before anybody was bound was told in the open.
  const isSecret = known.nonce !== null && known.commitments !== undefined;
  const nonce =
    isSecret && known.nonce ? known.nonce : hex(crypto.getRandomValues(new Uint8Array(32)));
  if (nonce !== known.nonce) noted.remember(match, { hash: known.hash, nonce, commitments: null });
  return commitmentTo(known.hash, nonce);
}

/**
 * Notes what binds everybody, and gives the number of this browser, to be revealed now. None if
 * it is another device of mine that is bound, or if others were bound when it was revealed.
 */
export function nonceOnce(
  match: string,
  commitments: Commitments,
  mine: readonly number[],
): string | null {
  const known = notedOf(match);
  if (!known?.nonce) return null;
  const own = commitmentTo(known.hash, known.nonce);
  if (own === null || !mine.some((seat) => commitments[seat] === own)) return null;
  if (known.commitments) return isSame(known.commitments, commitments) ? known.nonce : null;
  noted.remember(match, { ...known, commitments });
  return known.nonce;
}

export function isSame(one: Commitments, other: Commitments): boolean {
  return one.length === other.length && one.every((bound, seat) => bound === other[seat]);
}

/** Whether the dice of a match are the ones that were promised, found out here alone. */
import { commitmentTo, Dice, hex, mixed, unhex } from './dice';
import { isSame, type Noted } from './noted';
import type { DiceOfRecord } from './record';
import { sha256 } from './sha256';

/** What is asked, in this order; each has its sentences. */
export const QUESTIONS = ['seed', 'noted', 'nonce', 'bound', 'draws'] as const;
export type Question = (typeof QUESTIONS)[number];
/** `open` where nothing can be said here; `left` if a number was left out, for all to see. */
export type Answer = 'right' | 'wrong' | 'open' | 'left';

/** What a game's draws should have been; `null` where this page cannot tell. */
export type Redraw = (
  record: DiceOfRecord,
  dice: (entry: number) => Dice,
) => readonly string[] | null;

export interface Checked {
  readonly answers: Readonly<Record<Question, Answer>>;
  /** What the dice were made of. */
  readonly mixed: string | null;
  /** The first draw that is another one, by its place among all draws. */
  readonly wrong: number | null;
}

const answer = (is: boolean): Answer => (is ? 'right' : 'wrong');

export function check(record: DiceOfRecord, noted: Noted | null, redraw: Redraw | null): Checked {
  const seed = record.seed === null ? null : unhex(record.seed);
  const answers: Record<Question, Answer> = {
    seed: 'open',
    noted: noted?.hash ? answer(noted.hash === record.hash) : 'open',
    nonce: nonceIsIn(record, noted?.nonce ?? null),
    bound: areBound(record, noted?.commitments ?? null),
    draws: 'open',
  };
  if (record.seed === null) return { answers, mixed: null, wrong: null };
  if (!seed) return { answers: { ...answers, seed: 'wrong' }, mixed: null, wrong: null };
  answers.seed = answer(hex(sha256(seed)) === record.hash);
  const key = keyOf(seed, record);
  const expected = redraw?.(record, (entry) => new Dice(key, entry)) ?? null;
  const wrong = expected && record.draws.findIndex(({ line }, at) => line !== expected[at]);
  if (wrong !== null) answers.draws = answer(wrong < 0);
  return { answers, mixed: hex(key), wrong: wrong !== null && wrong >= 0 ? wrong : null };
}

function keyOf(seed: Uint8Array, { nonces, commitments }: DiceOfRecord): Uint8Array {
  const bytes = (digits: readonly (string | null)[]) =>
    digits.map((number) => (number === null ? null : unhex(number)));
  return nonces ? mixed(seed, bytes(nonces), commitments && bytes(commitments)) : seed;
}

/** The seats that were bound and have told nothing. */
export function leftOut({ nonces, commitments }: DiceOfRecord): number[] {
  const seats = [...(commitments ?? []).keys()];
  return seats.filter((seat) => commitments?.[seat] && !nonces?.[seat]);
}

/** Nothing is told of them before the first draw. */
function nonceIsIn(record: DiceOfRecord, own: string | null): Answer {
  if (own === null || record.draws.length === 0) return 'open';
  if (record.nonces?.includes(own)) return 'right';
  const bound = commitmentTo(record.hash ?? '', own);
  return bound !== null && record.commitments?.includes(bound) ? 'left' : 'wrong';
}

/** Whether each number is the one that its player was bound to, as this device has noted it. */
function areBound(record: DiceOfRecord, noted: Noted['commitments']): Answer {
  const { hash, nonces, commitments, draws } = record;
  if (draws.length === 0) return 'open';
  if (noted && !(commitments && isSame(noted, commitments))) return 'wrong';
  const isFalse = (nonce: string | null, seat: number): boolean =>
    nonce !== null && commitments?.[seat] !== commitmentTo(hash ?? '', nonce);
  if (commitments && nonces?.some(isFalse)) return 'wrong';
  if (leftOut(record).length > 0) return 'left';
  return noted ? 'right' : 'open';
}

/** Whether the dice of a match are the ones that were promised, found out here alone. */
import { Dice, hex, mixed, unhex } from './dice';
import type { DiceOfRecord } from './record';
import { sha256 } from './sha256';

/** What is asked, in this order; each has its sentences. */
export const QUESTIONS = ['seed', 'noted', 'nonce', 'draws'] as const;
export type Question = (typeof QUESTIONS)[number];
/** `open` where nothing can be said here. */
export type Answer = 'right' | 'wrong' | 'open';

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

export function check(
  record: DiceOfRecord,
  noted: { hash: string; nonce: string | null } | null,
  redraw: Redraw | null,
): Checked {
  const seed = record.seed === null ? null : unhex(record.seed);
  const answers: Record<Question, Answer> = {
    seed: 'open',
    noted: noted?.hash ? answer(noted.hash === record.hash) : 'open',
    nonce: nonceIsIn(record, noted?.nonce ?? null),
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

function keyOf(seed: Uint8Array, { nonces }: DiceOfRecord): Uint8Array {
  return nonces
    ? mixed(
        seed,
        nonces.map((nonce) => (nonce === null ? null : unhex(nonce))),
      )
    : seed;
}

/** Before a match begins they come one after the other. */
function nonceIsIn({ nonces, draws }: DiceOfRecord, own: string | null): Answer {
  if (own === null || draws.length === 0) return 'open';
  return answer(nonces?.includes(own) ?? false);
}

/** Whether the dice of a match are the ones that were promised, found out here alone. */
import { Dice, hex, unhex } from './dice';
import type { DiceOfRecord } from './record';
import { sha256 } from './sha256';

/** What is asked, in this order; each has its sentences. */
export const QUESTIONS = ['seed', 'noted', 'draws'] as const;
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
  /** The first draw that is another one, by its place among all draws. */
  readonly wrong: number | null;
}

const answer = (is: boolean): Answer => (is ? 'right' : 'wrong');

export function check(record: DiceOfRecord, noted: string | null, redraw: Redraw | null): Checked {
  const answers: Record<Question, Answer> = {
    seed: 'open',
    noted: noted === null ? 'open' : answer(noted === record.hash),
    draws: 'open',
  };
  if (record.seed === null) return { answers, wrong: null };
  const seed = unhex(record.seed);
  answers.seed = answer(seed !== null && hex(sha256(seed)) === record.hash);
  const expected = seed && (redraw?.(record, (entry) => new Dice(seed, entry)) ?? null);
  if (!expected) return { answers, wrong: null };
  const wrong = record.draws.findIndex(({ line }, at) => line !== expected[at]);
  answers.draws = answer(wrong < 0);
  return { answers, wrong: wrong < 0 ? null : wrong };
}

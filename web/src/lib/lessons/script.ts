/** Where a lesson stands: what is said here, and what is waited for. */
import type { LessonCard } from '../protocol/LessonCard';
import type { LessonMove } from '../protocol/LessonMove';
import type { LessonScript } from '../protocol/LessonScript';

export type Mood =
  /** Something is said, and perhaps waited for. */
  | 'says'
  /** What was asked for is done and wants to be confirmed. */
  | 'confirms'
  /** Something else was done. */
  | 'strays'
  /** All has been said and done but the last words. */
  | 'ends';

export interface Situation {
  readonly mood: Mood;
  /** Which entry of the lesson comes next. */
  readonly at: number;
  /** Which of the lesson's cards belong here: from the first up to, and without, the last. */
  readonly first: number;
  readonly last: number;
  /** What is to be done next; `null` if nothing is. */
  readonly move: LessonMove | null;
}

export interface Progress {
  /** Number of log entries. */
  readonly version: number;
  /** What I have done and not yet confirmed. */
  readonly draft: readonly unknown[];
  /** Whether more is asked before that can be confirmed. */
  readonly mustDecide: boolean;
  /** The verb that only ends a turn, where the game has one. */
  readonly endVerb?: string | undefined;
}

export function situation(script: LessonScript, progress: Progress): Situation {
  const { version, draft, mustDecide, endVerb } = progress;
  const at = version + draft.length;
  const [first, last] = placeOf(script.cards, at);
  const here = { at, first, last, move: null };
  const move = script.moves.find((one) => one.at === at) ?? null;
  if (!isOnTrack(script, version, draft)) return { ...here, mood: 'strays' };
  if (draft.length === 0)
    return { ...here, mood: version < script.entries ? 'says' : 'ends', move };
  const isSaid = first < last;
  if (!mustDecide || !move || (!isSaid && isVerb(move, endVerb))) {
    return { ...here, mood: 'confirms' };
  }
  // Where nothing new is said, what was said last still holds.
  return { mood: 'says', at, first: isSaid ? first : first - 1, last, move };
}

/** Whether all that is drafted is what the lesson goes on with. */
function isOnTrack(script: LessonScript, version: number, draft: readonly unknown[]): boolean {
  return draft.every((action, index) => {
    const meant = script.moves.find((one) => one.at === version + index);
    return meant?.actions.some((one) => isSame(one, action)) ?? false;
  });
}

function isVerb({ actions }: LessonMove, verb: string | undefined): boolean {
  return verb !== undefined && actions.every((action) => field(Object(action), 'do') === verb);
}

/** Of several ways to do what is asked the first that is open: what came before may have closed some. */
export function firstOf(actions: readonly unknown[], legal: readonly unknown[]): unknown {
  const open = actions.find((one) => legal.some((action) => isSame(action, one)));
  return open ?? actions[0] ?? null;
}

/** The cards that belong to a place; where none does, the place among them. */
function placeOf(cards: readonly LessonCard[], at: number): [number, number] {
  const first = cards.findIndex((card) => card.at >= at);
  if (first < 0) return [cards.length, cards.length];
  const count = cards.filter((card) => card.at === at).length;
  return [first, first + count];
}

/** Whether two actions are the same, in whatever order their fields are written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(field(one, key), field(other, key)))
  );
}

function field(of: object, key: string): unknown {
  return (of as Record<string, unknown>)[key];
}

/** How far a hint has been followed, and what is still to be done of it. */
import { isSame } from '../lessons/script';

/** The draft that hints are about: what had been done when they were asked for. */
export interface About {
  readonly seat: number;
  /** How many actions were confirmed. */
  readonly confirmed: number;
  readonly draft: readonly unknown[];
}

export interface Drafted {
  readonly seat: number;
  readonly decision: number;
  readonly draft: readonly unknown[];
  readonly forced: readonly boolean[];
}

export function aboutOf({ seat, decision, draft }: Drafted): About {
  return { seat, confirmed: decision - draft.length, draft };
}

/**
 * How many actions of a hint have been done since it was asked for; `null` if something else
 * has been done, or taken back. What followed by itself may be in the hint or not.
 */
export function stepsDone(about: About, line: readonly unknown[], now: Drafted): number | null {
  const { seat, confirmed, draft } = aboutOf(now);
  const isSameTurn = seat === about.seat && confirmed === about.confirmed;
  if (!isSameTurn || !about.draft.every((action, at) => isSame(action, draft[at]))) return null;
  let done = 0;
  for (let at = about.draft.length; at < draft.length; at += 1) {
    if (isSame(draft[at], line[done])) done += 1;
    else if (!now.forced[at]) return null;
  }
  return done;
}

export interface Step {
  readonly sentence: string;
  /** How often in a row. */
  readonly count: number;
}

/** The same thing several times in a row is said once. */
export function inSteps(sentences: readonly string[]): Step[] {
  const steps: Step[] = [];
  for (const sentence of sentences) {
    const last = steps.at(-1);
    if (last?.sentence === sentence) steps[steps.length - 1] = { sentence, count: last.count + 1 };
    else steps.push({ sentence, count: 1 });
  }
  return steps;
}

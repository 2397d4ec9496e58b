/** Turning points: which is looked at, and which come before and after. */
import type { JudgedDecision } from '../protocol/JudgedDecision';
import type { TurningPoint } from '../protocol/TurningPoint';

/** Which one an entry belongs to; none where nothing turned. */
export function pointAt(points: readonly TurningPoint[], entry: number): number | null {
  const at = points.findIndex((one) => one.entry === entry);
  return at < 0 ? null : at;
}

/** How many entries the board shows: what was drawn is seen behind it, a decision in front of it. */
export function shownAt(points: readonly TurningPoint[], entry: number): number {
  const at = pointAt(points, entry);
  const point = at === null ? undefined : points[at];
  return point?.kind === 'luck' ? point.end : entry;
}

/** Where the next one is, or the one before; nowhere behind the last. */
export function nextPoint(
  points: readonly TurningPoint[],
  entry: number,
  step: 1 | -1,
): number | null {
  const others = points.filter((one) => (one.entry - entry) * step > 0);
  return (step > 0 ? others[0] : others.at(-1))?.entry ?? null;
}

/** The decision that was taken here, if there was a choice. */
export function decisionAt(
  decisions: readonly JudgedDecision[],
  entry: number,
): JudgedDecision | null {
  return decisions.find((one) => one.entry === entry) ?? null;
}

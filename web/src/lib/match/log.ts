/** Words for the log: where a thing stands in it, and whom it is about. */

export interface LogLine {
  /** Position of its entry in the log. */
  entry: number;
  event: unknown;
}

export function seatOf(event: unknown): number | null {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return null;
  return typeof event.seat === 'number' ? event.seat : null;
}

/** The log as it is read: by rounds, each begun by what nature turned up. */
import type { Told } from '../protocol/Told';

export interface LogLine {
  /** Position of its entry in the log. */
  entry: number;
  event: unknown;
}

export interface LogRound {
  /** Counted from 1; 0 before the first, and for what comes after the last. */
  number: number;
  /** What began it. */
  head: LogLine | null;
  lines: LogLine[];
}

/** An event of nobody's seat begins a round; alone in its entry it is nature's and counted. */
export function byRound(log: readonly Told[]): LogRound[] {
  const rounds: LogRound[] = [];
  let count = 0;
  for (const { entry, events } of log) {
    const isNatures = events.every((event) => seatOf(event) === null);
    for (const event of events) {
      const line = { entry, event };
      if (seatOf(event) === null) {
        count += isNatures ? 1 : 0;
        rounds.push({ number: isNatures ? count : 0, head: line, lines: [] });
      } else {
        const round = rounds.at(-1) ?? { number: 0, head: null, lines: [] };
        if (rounds.length === 0) rounds.push(round);
        round.lines.push(line);
      }
    }
  }
  return rounds;
}

/** Numbers of entries after which the points of a round are known. */
export function roundEnds(log: readonly Told[], version: number): number[] {
  const starts = byRound(log)
    .filter((round) => round.number > 1)
    .map((round) => round.head?.entry ?? 0);
  return [...starts, version];
}

export function seatOf(event: unknown): number | null {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return null;
  return typeof event.seat === 'number' ? event.seat : null;
}

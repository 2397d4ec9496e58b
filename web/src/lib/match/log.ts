/** The log as it is read: by rounds, each begun by what the game says begins one. */
import type { Beginning } from '../../games/game';
import type { Remark } from '../protocol/Remark';
import type { Told } from '../protocol/Told';

export interface LogLine {
  /** Position of its entry in the log. */
  entry: number;
  event: unknown;
}

export interface LogRound {
  /** Counted from 1; 0 before the first, and for parts that are no round. */
  number: number;
  /** What began it. */
  head: LogLine | null;
  lines: (LogLine | Remark)[];
}

/** What an event begins, as a game says it. */
export type Begins = (event: unknown) => Beginning | null;

/** Remarks stand where they were made: before what happened next. */
export function byRound(
  log: readonly Told[],
  begins: Begins,
  remarks: readonly Remark[] = [],
): LogRound[] {
  const rounds: LogRound[] = [];
  const add = (line: LogLine | Remark) => {
    if (rounds.length === 0) rounds.push({ number: 0, head: null, lines: [] });
    rounds.at(-1)?.lines.push(line);
  };
  let count = 0;
  let remarked = 0;
  for (const { entry, events } of log) {
    for (; (remarks[remarked]?.entry ?? Infinity) <= entry; remarked += 1) {
      add(remarks[remarked] as Remark);
    }
    for (const event of events) {
      const line = { entry, event };
      const what = begins(event);
      if (what !== null) {
        count += what === 'round' ? 1 : 0;
        rounds.push({ number: what === 'round' ? count : 0, head: line, lines: [] });
      } else {
        add(line);
      }
    }
  }
  remarks.slice(remarked).forEach(add);
  return rounds;
}

/** Numbers of entries after which the points of a round are known. */
export function roundEnds(log: readonly Told[], version: number, begins: Begins): number[] {
  const starts = byRound(log, begins)
    .filter((round) => round.number > 1)
    .map((round) => round.head?.entry ?? 0);
  return [...starts, version];
}

export function seatOf(event: unknown): number | null {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return null;
  return typeof event.seat === 'number' ? event.seat : null;
}

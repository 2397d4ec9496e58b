/** The log as it is told: what somebody did in a turn is one thing, however many steps it had. */
import type { Beginning, GameModule } from '../../games/game';
import type { Remark } from '../protocol/Remark';
import type { Told } from '../protocol/Told';
import { type LogLine, seatOf } from './log';

export interface Turn {
  /** Who acted; `null` where nobody did. */
  seat: number | null;
  /** Its steps, in the order in which they happened. */
  lines: LogLine[];
  /** Position of its last entry in the log. */
  last: number;
}

export interface Chapter {
  /** Counted from 1; 0 before the first round, and for parts that are no round. */
  number: number;
  /** What began it. */
  head: LogLine | null;
  turns: (Turn | Remark)[];
}

type Telling = Pick<GameModule, 'begins' | 'beginsTurn' | 'endsTurn'>;

/** What a turn brought about. */
export function eventsOf(turn: Turn): unknown[] {
  return turn.lines.map((line) => line.event);
}

/** Puts entry after entry into turns, and turns into rounds. */
class Teller {
  readonly chapters: Chapter[] = [];
  #rounds = 0;
  /** The turn that goes on. */
  #open: Turn | null = null;
  /** Whether all that an entry brings about belongs to it: others may be paid in my turn. */
  #isActing = false;

  constructor(readonly game: Telling) {}

  add({ entry, events }: Told): void {
    // A choice that brings about nothing yet is part of the turn that goes on.
    if (events.length === 0) return;
    const actor = seatOf(events[0]);
    // Only a player's own turn goes on with the next entry, and what nobody did.
    const isOn = this.#open?.seat === actor && (this.#isActing || actor === null);
    if (!isOn) this.#open = null;
    this.#isActing = actor !== null;
    for (const event of events) this.#tell({ entry, event });
  }

  /** Stands where it was made: before what happened next. */
  remark(remark: Remark): void {
    this.#chapter().turns.push(remark);
    this.#open = null;
  }

  #tell(line: LogLine): void {
    const what = this.game.begins(line.event);
    if (what !== null) {
      this.#begin(line, what);
      return;
    }
    const seat = seatOf(line.event);
    if (this.game.beginsTurn?.(line.event)) this.#open = null;
    if (!this.#open || (!this.#isActing && this.#open.seat !== seat)) {
      this.#open = { seat, lines: [], last: line.entry };
      this.#chapter().turns.push(this.#open);
    }
    this.#open.lines.push(line);
    this.#open.last = line.entry;
    if (this.game.endsTurn?.(line.event)) this.#close();
  }

  #begin(head: LogLine, what: Beginning): void {
    this.#rounds += what === 'round' ? 1 : 0;
    this.chapters.push({ number: what === 'round' ? this.#rounds : 0, head, turns: [] });
    this.#close();
  }

  /** What an entry still brings about after that is nobody's turn. */
  #close(): void {
    this.#open = null;
    this.#isActing = false;
  }

  #chapter(): Chapter {
    const last = this.chapters.at(-1);
    if (last) return last;
    const first: Chapter = { number: 0, head: null, turns: [] };
    this.chapters.push(first);
    return first;
  }
}

export function byTurn(
  log: readonly Told[],
  game: Telling,
  remarks: readonly Remark[] = [],
): Chapter[] {
  const teller = new Teller(game);
  let made = 0;
  for (const told of log) {
    for (; (remarks[made]?.entry ?? Infinity) <= told.entry; made += 1) {
      teller.remark(remarks[made] as Remark);
    }
    teller.add(told);
  }
  for (const remark of remarks.slice(made)) teller.remark(remark);
  return teller.chapters;
}

export function turnsOf(chapters: readonly Chapter[]): Turn[] {
  return chapters.flatMap(({ turns }) => turns.filter((turn): turn is Turn => 'lines' in turn));
}

/** Number of entries at my last decision: all that came after it is new to me. */
export function lastDecision(log: readonly Told[], mine: readonly number[]): number {
  const own = log.findLast(({ events }) => {
    const seat = events.length > 0 ? seatOf(events[0]) : null;
    return seat !== null && mine.includes(seat);
  });
  return own ? own.entry + 1 : 0;
}

/** Numbers of entries after which the points of a round are known. */
export function roundEnds(
  log: readonly Told[],
  version: number,
  begins: GameModule['begins'],
): number[] {
  const starts = byTurn(log, { begins })
    .filter((chapter) => chapter.number > 1)
    .map((chapter) => chapter.head?.entry ?? 0);
  return [...starts, version];
}

/** What is known of a match, and how each message of the server changes it. */
import type { DiceState } from '../protocol/DiceState';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { Remark } from '../protocol/Remark';
import type { SeatState } from '../protocol/SeatState';
import type { ServerMessage } from '../protocol/ServerMessage';
import type { TableState } from '../protocol/TableState';
import type { TalkLine } from '../protocol/TalkLine';
import type { TalkState } from '../protocol/TalkState';
import type { Told } from '../protocol/Told';
import type { Confirm } from '../settings.svelte';

/** Bots that think. */
export interface Thinking {
  readonly seats: readonly number[];
  /** How long they take for this turn, at the most. */
  readonly atMostMs: number;
  /** How much of it was gone when they began with this decision. */
  readonly spentMs: number;
}

/** What a strong bot would do, by the decision and the draft that it is about. */
export type Hinted = Omit<Extract<ServerMessage, { t: 'hints' }>, 't'>;

export interface MatchState {
  readonly summary: MatchSummary | null;
  readonly table: TableState | null;
  readonly log: readonly Told[];
  /** What came with the last message that advanced the match. */
  readonly news: readonly Told[];
  /** What went amiss at the table; no part of the match. */
  readonly remarks: readonly Remark[];
  readonly thinking: Thinking | null;
  /** The last that were asked for, of whichever draft. */
  readonly hints: Hinted | null;
  /** What people said, and who may; no part of the match. */
  readonly talk: TalkState | null;
  readonly seedHash: string | null;
  /** What players add to the dice, before the match begins. */
  readonly dice: DiceState | null;
  readonly seed: string | null;
}

export const nothingKnown: MatchState = {
  summary: null,
  table: null,
  log: [],
  news: [],
  remarks: [],
  thinking: null,
  hints: null,
  talk: null,
  seedHash: null,
  dice: null,
  seed: null,
};

function thinkingOf(message: Extract<ServerMessage, { t: 'thinking' }>): Thinking {
  const { seats, at_most_ms: atMostMs, spent_ms: spentMs } = message;
  return { seats, atMostMs, spentMs };
}

export function receive(state: MatchState, message: ServerMessage): MatchState {
  switch (message.t) {
    case 'welcome': {
      const log = message.is_whole_log ? message.log : joined(state.log, message.log);
      return {
        ...state,
        summary: message.summary,
        table: message.table,
        log,
        news: [],
        remarks: message.remarks,
        thinking: null,
        talk: message.talk,
        seedHash: message.seed_hash,
        dice: message.dice,
      };
    }
    case 'advanced':
      return {
        ...state,
        summary: message.summary,
        table: message.table,
        log: joined(state.log, message.log),
        news: message.log,
        thinking: null,
        seed: message.seed,
      };
    case 'seated':
      return { ...state, summary: message.summary, dice: message.dice };
    case 'drafted':
    case 'already':
      return { ...state, table: withSeat(state.table, message.seat) };
    case 'thinking':
      return { ...state, thinking: thinkingOf(message) };
    case 'hints':
      return { ...state, hints: message };
    case 'remarked':
      return { ...state, remarks: [...state.remarks, message.remark] };
    case 'talked':
      return { ...state, talk: withLine(state.talk, message.line) };
    case 'talk_ruled':
      return { ...state, talk: state.talk && { ...state.talk, rules: message.rules } };
    case 'done':
    case 'committed':
    case 'allowed':
    case 'refused':
    case 'pong':
      return state;
    default:
      return message satisfies never;
  }
}

/** Number of log entries that are known without a gap, to resume from. */
export function knownVersion(state: MatchState): number | null {
  return state.summary && state.log.length > 0 ? state.summary.version : null;
}

/** My seats, also before the match begins. */
export function mySeats({ summary }: MatchState): number[] {
  return summary?.seats.filter(({ is_mine }) => is_mine).map(({ seat }) => seat) ?? [];
}

/** Whether the match waits for me to come and commit to a number for the dice. */
export function isAwaited(state: MatchState): boolean {
  const { summary, dice } = state;
  if (summary?.status !== 'waiting' || !dice || dice.is_committed) return false;
  return mySeats(state).some((seat) => summary.owing.includes(seat));
}

function joined(known: readonly Told[], news: readonly Told[]): readonly Told[] {
  const last = known.at(-1)?.entry ?? -1;
  return [...known, ...news.filter((told) => told.entry > last)];
}

/** Each line once, however often it is told. */
function withLine(talk: TalkState | null, line: TalkLine): TalkState | null {
  if (!talk || talk.lines.some((known) => known.line === line.line)) return talk;
  return { ...talk, lines: [...talk.lines, line] };
}

function withSeat(table: TableState | null, seat: SeatState): TableState | null {
  if (!table) return null;
  return { ...table, seats: table.seats.map((mine) => (mine.seat === seat.seat ? seat : mine)) };
}

/**
 * Which of my seats the screen is about: the one I chose, as long as no other
 * one of mine has something to do instead; else the first that has.
 */
export function seatInFocus(seats: readonly SeatState[], chosen: number | null): SeatState | null {
  const mine = seats.find((one) => one.seat === chosen);
  if (mine && hasToDo(mine)) return mine;
  return seats.find(hasToDo) ?? mine ?? seats[0] ?? null;
}

/** Whether a seat owes a decision, or has to confirm one. */
export function hasToDo({ must_decide, draft }: Pick<SeatState, 'must_decide' | 'draft'>): boolean {
  return must_decide || draft.length > 0;
}

/** What the player has drafted, without what followed by itself. */
export function chosen(seat: Pick<SeatState, 'draft' | 'forced'>): readonly unknown[] {
  return seat.draft.filter((_, at) => !seat.forced[at]);
}

/** Whether nothing more is to be decided, so that confirming ends the turn. */
export function canEnd(seat: { must_decide: boolean; draft: readonly unknown[] }): boolean {
  return !seat.must_decide && seat.draft.length > 0;
}

/**
 * A draft goes no further than the final scoring: that is seen by all before anybody does what
 * comes after it.
 */
export function upToTheEnd(seat: SeatState, begins: (event: unknown) => unknown): SeatState {
  const isBeyond = seat.must_decide && seat.draft_events.some((event) => begins(event) === 'end');
  return isBeyond ? { ...seat, must_decide: false, legal: [], asides: [], foreseen: [] } : seat;
}

/** Whether a draft waits for the player's word, or is confirmed at once. */
export function asksToConfirm(
  setting: Confirm,
  before: Pick<SeatState, 'legal' | 'asides'>,
  after: Pick<SeatState, 'must_decide' | 'draft' | 'forced'>,
): boolean {
  if (!canEnd(after)) return true;
  switch (setting) {
    case 'always':
      return true;
    case 'useful':
      // With nothing to choose there is nothing to think over; of several steps one was chosen.
      return before.legal.length + before.asides.length > 1 || chosen(after).length > 1;
    case 'never':
      return false;
    default:
      return setting satisfies never;
  }
}

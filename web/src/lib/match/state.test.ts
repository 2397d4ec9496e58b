import { expect, test } from 'vitest';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { SeatState } from '../protocol/SeatState';
import type { ServerMessage } from '../protocol/ServerMessage';
import type { TalkLine } from '../protocol/TalkLine';
import type { Told } from '../protocol/Told';
import {
  asksToConfirm,
  knownVersion,
  nothingKnown,
  receive,
  seatInFocus,
  upToTheEnd,
} from './state';

const SUMMARY: MatchSummary = {
  id: 'm1',
  game: 'my-island',
  options: {},
  seats: [],
  status: 'running',
  owing: [0],
  version: 2,
  opened_at: 0,
  changed_at: 0,
  last_event: null,
  is_host: true,
  rematch: null,
  campaign: null,
  alone: null,
  origin: null,
  imported: null,
  lesson: null,
  has_hints: false,
};

function seat(number: number, change: Partial<SeatState> = {}): SeatState {
  return {
    seat: number,
    decision: 0,
    must_decide: true,
    view: null,
    legal: [],
    asides: [],
    draft: [],
    forced: [],
    revision: 1,
    draft_events: [],
    prompt: 'decide',
    prompt_args: {},
    foreseen: [],
    aims: [],
    ...change,
  };
}

function told(entry: number, ...events: unknown[]): Told {
  return { entry, events };
}

const TABLE = { view: 'confirmed', seats: [seat(0), seat(1)], standings: [] };
const WELCOME = {
  t: 'welcome' as const,
  id: null,
  summary: SUMMARY,
  table: TABLE,
  log: [told(0), told(1)],
  is_whole_log: true,
  remarks: [],
  talk: {
    lines: [],
    rules: { audience: 'players' as const, may_talk: true, is_muted: false, muted: [] },
  },
  seed_hash: 'h',
  dice: null,
  life: 1,
};

test('a welcome tells everything', () => {
  const state = receive(nothingKnown, WELCOME);
  expect(state.log).toHaveLength(2);
  expect(state.summary?.id).toBe('m1');
  expect(knownVersion(state)).toBe(2);
  expect(knownVersion(nothingKnown)).toBeNull();
});

test('after resuming, the log goes on where it was, each entry once', () => {
  const before = receive(nothingKnown, WELCOME);
  const state = receive(before, { ...WELCOME, log: [told(1), told(2)], is_whole_log: false });
  expect(state.log.map((one) => one.entry)).toEqual([0, 1, 2]);
});

test('what is confirmed is added, and is the news', () => {
  const before = receive(nothingKnown, WELCOME);
  const log = [told(2, { event: 'passed', seat: 1 })];
  const state = receive(before, { t: 'advanced', log, summary: SUMMARY, table: TABLE, seed: null });
  expect(state.log.map((one) => one.entry)).toEqual([0, 1, 2]);
  expect(state.news).toEqual(log);
});

test('a draft changes my seat and nothing else', () => {
  const before = receive(nothingKnown, WELCOME);
  const drafted = seat(1, {
    decision: 1,
    must_decide: false,
    draft: [{ do: 'pass' }],
    forced: [false],
  });
  const state = receive(before, { t: 'drafted', id: 1, seat: drafted, events: [] });
  expect(state.table?.seats).toEqual([seat(0), drafted]);
  expect(state.table?.view).toBe('confirmed');
  expect(state.log).toBe(before.log);
});

test('what goes amiss is remarked, and is no part of the log', () => {
  const remark = { entry: 2, seat: 1, text: 'table-bot_thinks_again' };
  const before = receive(nothingKnown, WELCOME);
  const state = receive(before, { t: 'remarked', remark });
  expect(state.remarks).toEqual([remark]);
  expect(state.log).toBe(before.log);
  expect(receive(state, { ...WELCOME, remarks: [remark] }).remarks).toEqual([remark]);
});

test('a bot that goes on with its turn has spent some of its time', () => {
  const thinks: ServerMessage = { t: 'thinking', seats: [1], at_most_ms: 3000, spent_ms: 1200 };
  const state = receive(receive(nothingKnown, WELCOME), thinks);
  expect(state.thinking).toEqual({ seats: [1], atMostMs: 3000, spentMs: 1200 });
  expect(receive(state, WELCOME).thinking).toBeNull();
});

test('answers without news change nothing', () => {
  const before = receive(nothingKnown, WELCOME);
  expect(receive(before, { t: 'pong', id: 1 })).toBe(before);
  expect(receive(before, { t: 'committed', id: 1, version: 3 })).toBe(before);
});

test('on a shared device the chosen seat is in focus, else the first with something to do', () => {
  const seats = [seat(0, { must_decide: false }), seat(2), seat(3)];
  expect(seatInFocus(seats, null)?.seat).toBe(2);
  expect(seatInFocus(seats, 3)?.seat).toBe(3);
  expect(seatInFocus([], null)).toBeNull();
});

test('on a shared device nobody is shown who waits for another of us', () => {
  const [anna, ben] = [seat(0), seat(1, { must_decide: false })];
  expect(seatInFocus([anna, ben], 1)?.seat).toBe(0);
  expect(seatInFocus([anna, { ...ben, draft: [1] }], 1)?.seat).toBe(1);
  expect(seatInFocus([{ ...anna, must_decide: false }, ben], 1)?.seat).toBe(1);
});

test('confirming can be left to the program', () => {
  const choice = { legal: [1, 2], asides: [] };
  const noChoice = { legal: [1], asides: [] };
  const aside = { legal: [1], asides: [2] };
  const done = { must_decide: false, draft: [1], forced: [false] };
  const two = { must_decide: false, draft: [1, 2], forced: [false, false] };
  const oneAndItsEnd = { must_decide: false, draft: [1, 2], forced: [false, true] };
  expect(asksToConfirm('always', noChoice, done)).toBe(true);
  expect(asksToConfirm('useful', choice, done)).toBe(true);
  expect(asksToConfirm('useful', noChoice, done)).toBe(false);
  expect(asksToConfirm('useful', aside, done)).toBe(true);
  expect(asksToConfirm('useful', noChoice, two)).toBe(true);
  expect(asksToConfirm('useful', noChoice, oneAndItsEnd)).toBe(false);
  expect(asksToConfirm('never', choice, done)).toBe(false);
  expect(asksToConfirm('never', choice, { ...done, must_decide: true })).toBe(true);
});

test('what is said is kept once, and no part of the match', () => {
  const line: TalkLine = {
    line: 0,
    seat: 1,
    name: 'Berta',
    said_at: 0,
    words: { kind: 'phrase', phrase: 'hello' },
  };
  const known = receive(nothingKnown, WELCOME);
  const told = receive(receive(known, { t: 'talked', line }), { t: 'talked', line });
  expect(told.talk?.lines).toEqual([line]);
  expect(told.log).toBe(known.log);
  const rules = { audience: 'off', may_talk: false, is_muted: false, muted: [] } as const;
  const ruled = receive(told, { t: 'talk_ruled', rules: { ...rules, muted: [] } });
  expect(ruled.talk).toEqual({ lines: [line], rules });
});

test('a draft that reaches the final scoring is confirmed before anything else is asked', () => {
  const begins = (event: unknown) => (event === 'scoring' ? 'end' : null);
  const legal = [{ do: 'stick' }];
  const last = seat(0, { draft: [{ do: 'pass' }], legal, draft_events: ['passed', 'scoring'] });
  expect(upToTheEnd(last, begins)).toMatchObject({ must_decide: false, legal: [] });
  // What comes after the scoring is a draft of its own, and a turn goes on as far as it likes.
  const after = seat(0, { draft: [{ do: 'stick' }], legal, draft_events: ['stuck'] });
  expect(upToTheEnd(after, begins)).toBe(after);
  const before = seat(0, { draft: [{ do: 'place' }], legal, draft_events: ['placed'] });
  expect(upToTheEnd(before, begins)).toBe(before);
});

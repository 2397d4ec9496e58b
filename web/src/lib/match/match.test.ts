import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitmentTo } from '../dice/dice';
import { notedOf } from '../dice/noted';
import type { DiceState } from '../protocol/DiceState';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { SeatState } from '../protocol/SeatState';
import type { ServerMessage } from '../protocol/ServerMessage';
import { settings } from '../settings.svelte';
import { Match } from './match.svelte';

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.last = this;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function seat(number: number, change: Partial<SeatState> = {}): SeatState {
  return {
    seat: number,
    decision: 4,
    must_decide: true,
    view: null,
    legal: [{ do: 'pass' }, { do: 'finish' }],
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

function welcome(...seats: SeatState[]): Extract<ServerMessage, { t: 'welcome' }> {
  return {
    t: 'welcome',
    id: null,
    summary: {
      id: 'm1',
      game: 'my-island',
      options: {},
      seats: [],
      status: 'running',
      owing: [0],
      version: 1,
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
    },
    table: { view: null, seats, standings: [] },
    log: [{ entry: 0, events: [] }],
    is_whole_log: true,
    remarks: [],
    talk: {
      lines: [],
      rules: { audience: 'players', may_talk: true, is_muted: false, muted: [] },
    },
    seed_hash: '',
    dice: null,
    life: 1,
  };
}

let match: Match;

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ confirm: 'always' });
  match = new Match('m1', (address) => new FakeSocket(address) as unknown as WebSocket);
  match.start();
});

afterEach(() => {
  match.stop();
  vi.useRealTimers();
});

function sent(): Record<string, unknown> {
  return FakeSocket.last.sent.at(-1) ?? {};
}

test('an action names the decision it answers, and its answer comes back', async () => {
  FakeSocket.last.say(welcome(seat(0)));
  const asked = match.act({ do: 'pass' });
  expect(sent()).toMatchObject({ t: 'act', seat: 0, decision: 4, action: { do: 'pass' } });
  expect(match.isWaiting).toBe(true);
  const after = seat(0, {
    decision: 5,
    must_decide: false,
    draft: [{ do: 'pass' }],
    forced: [false],
  });
  FakeSocket.last.say({ t: 'drafted', id: Number(sent().id), seat: after, events: [] });
  expect(await asked).toBe(true);
  expect(match.seat?.draft).toEqual([{ do: 'pass' }]);
  expect(match.isWaiting).toBe(false);
});

test('a refusal is kept until it is put away', async () => {
  FakeSocket.last.say(welcome(seat(0)));
  const asked = match.act({ do: 'pass' });
  const reason = { text: 'my-island-refused-R7', rule: 'R7', detail: '' };
  FakeSocket.last.say({ t: 'refused', id: Number(sent().id), reason });
  expect(await asked).toBe(false);
  expect(match.refusal).toEqual(reason);
  match.dismissRefusal();
  expect(match.refusal).toBeNull();
});

test('who never confirms has it done at once', async () => {
  settings.set({ confirm: 'never' });
  FakeSocket.last.say(welcome(seat(0)));
  const asked = match.act({ do: 'pass' });
  const after = seat(0, {
    decision: 5,
    must_decide: false,
    draft: [{ do: 'pass' }],
    forced: [false],
  });
  FakeSocket.last.say({ t: 'drafted', id: Number(sent().id), seat: after, events: [] });
  await vi.waitFor(() => expect(sent()).toMatchObject({ t: 'commit', seat: 0, decision: 5 }));
  FakeSocket.last.say({ t: 'committed', id: Number(sent().id), version: 2 });
  expect(await asked).toBe(true);
});

test('while a turn is being ended, it says so', async () => {
  FakeSocket.last.say(welcome(seat(0)));
  const ended = match.end({ do: 'pass' });
  const after = seat(0, {
    decision: 5,
    must_decide: false,
    draft: [{ do: 'pass' }],
    forced: [false],
  });
  FakeSocket.last.say({ t: 'drafted', id: Number(sent().id), seat: after, events: [] });
  await vi.waitFor(() => expect(sent()).toMatchObject({ t: 'commit' }));
  expect(match.isEnding).toBe(true);
  FakeSocket.last.say({ t: 'committed', id: Number(sent().id), version: 2 });
  await ended;
  expect(match.isEnding).toBe(false);
});

test('on a shared device the next one is up after a commit', async () => {
  const ready = seat(0, { must_decide: false, draft: [{ do: 'pass' }], forced: [false] });
  FakeSocket.last.say(welcome(ready, seat(1)));
  match.choose(0);
  const asked = match.commit();
  expect(sent()).toMatchObject({ t: 'commit', seat: 0 });
  FakeSocket.last.say({ t: 'committed', id: Number(sent().id), version: 2 });
  await asked;
  expect(match.seat?.seat).toBe(1);
});

test('after the line broke, what has effect once is sent again, all else given up', async () => {
  FakeSocket.last.say(welcome(seat(0)));
  const first = FakeSocket.last;
  const acted = match.act({ do: 'pass' });
  const checked = match.check({ do: 'finish' });
  first.onclose?.();
  expect(match.line).toBe('reconnecting');
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.last).not.toBe(first);
  expect(FakeSocket.last.address).toContain('since=1');
  FakeSocket.last.say(welcome(seat(0)));
  expect(await checked).toMatchObject({ ok: false });
  expect(FakeSocket.last.sent).toMatchObject([{ t: 'act', decision: 4, revision: 1 }]);
  const after = seat(0, { decision: 5, draft: [{ do: 'pass' }], forced: [false] });
  FakeSocket.last.say({ t: 'already', id: Number(sent().id), seat: after });
  expect(await acted).toBe(true);
});

test('a check tells what would come of it', async () => {
  FakeSocket.last.say(welcome(seat(0)));
  const asked = match.check({ do: 'pass' });
  const standing = { seat: 0, rank: 1, points: 9, points_at_end: 4, lines: [] };
  const preview = { points: -1, points_at_end: -1, lines: [], lines_at_end: [], effects: [] };
  FakeSocket.last.say({ t: 'allowed', id: Number(sent().id), events: [], standing, preview });
  expect(await asked).toEqual({ ok: true, events: [], standing, preview });
});

test('talk holds up nothing, and tells the writer why it was refused', async () => {
  FakeSocket.last.say(welcome(seat(0)));
  const said = match.say({ kind: 'text', text: 'Ahoy' });
  expect(sent()).toMatchObject({ t: 'talk', words: { kind: 'text', text: 'Ahoy' } });
  expect(match.isWaiting).toBe(false);
  const reason = { text: 'problem-muted', rule: null, detail: '' };
  FakeSocket.last.say({ t: 'refused', id: sent().id as number, reason });
  expect(await said).toEqual(reason);
  expect(match.refusal).toBeNull();
  const muted = match.mute(3, true);
  expect(sent()).toMatchObject({ t: 'mute', line: 3, is_muted: true });
  FakeSocket.last.say({ t: 'done', id: sent().id as number });
  expect(await muted).toBeNull();
});

/** Drafts an action, and then the line breaks; the new one. */
async function cutWithDraft(action: unknown): Promise<FakeSocket> {
  FakeSocket.last.say(welcome(seat(0)));
  const asked = match.act(action);
  const after = seat(0, { decision: 5, must_decide: false, draft: [action], forced: [false] });
  FakeSocket.last.say({ t: 'drafted', id: Number(sent().id), seat: after, events: [] });
  await asked;
  FakeSocket.last.onclose?.();
  vi.advanceTimersByTime(1000);
  return FakeSocket.last;
}

test('a server that has started again is told the draft once more, before what builds on it', async () => {
  const line = await cutWithDraft({ do: 'pass' });
  const committed = match.commit();
  line.sent = [];
  line.say({ ...welcome(seat(0)), life: 2 });
  expect(line.sent).toMatchObject([
    { t: 'act', seat: 0, decision: 4, action: { do: 'pass' } },
    { t: 'commit', seat: 0, decision: 5 },
  ]);
  // The drafts that they named are gone with the server that knew them.
  expect(line.sent.map((message) => message.revision)).toEqual([undefined, undefined]);
  const again = seat(0, { decision: 5, draft: [{ do: 'pass' }], forced: [false] });
  line.say({ t: 'drafted', id: Number(line.sent[0]?.id), seat: again, events: [] });
  line.say({ t: 'committed', id: Number(line.sent[1]?.id), version: 2 });
  expect(await committed).toBe(true);
  expect(match.refusal).toBeNull();
});

test('a draft that was taken back elsewhere is not made again', async () => {
  const line = await cutWithDraft({ do: 'pass' });
  line.say(welcome(seat(0)));
  expect(line.sent).toEqual([]);
  expect(match.seat?.draft).toEqual([]);
});

test('a draft that no longer fits is said to be lost, and why', async () => {
  const line = await cutWithDraft({ do: 'pass' });
  line.say({ ...welcome(seat(0)), life: 2 });
  const reason = { text: 'my-island-refused-R7', rule: 'R7', detail: '' };
  line.say({ t: 'refused', id: Number(sent().id), reason });
  await vi.waitFor(() => expect(match.refusal?.text).toBe('ui-draft_lost'));
});

const HASH = '7'.repeat(64);

/** A match of two that waits for me, who sit on the first seat, and for another one. */
function waitingFor(owing: number[], dice: DiceState): Extract<ServerMessage, { t: 'welcome' }> {
  const person = (number: number) => ({
    seat: number,
    name: 'Anna',
    kind: 'person' as const,
    is_online: true,
    is_mine: number === 0,
    hints: 0,
  });
  const first = welcome();
  const seats = [person(0), person(1)];
  const summary: MatchSummary = { ...first.summary, seats, status: 'waiting', version: 0, owing };
  return { ...first, summary, log: [], seed_hash: HASH, dice };
}

function enter(id: string): void {
  match.stop();
  match = new Match(id, (address) => new FakeSocket(address) as unknown as WebSocket);
  match.start();
}

const nobody: DiceState = { commitments: [null, null], is_committed: false };
const THEIRS = 'c'.repeat(64);

test('a number is bound first, and told when all are bound and that is noted', () => {
  enter('of two');
  const line = FakeSocket.last;
  line.say(waitingFor([0, 1], nobody));
  const nonce = notedOf('of two')?.nonce ?? '';
  const commitment = commitmentTo(HASH, nonce) ?? '';
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(sent()).toMatchObject({ t: 'commit_nonce', commitment });
  // Once more on another line, with the same one, whatever hash is told then.
  line.say({ ...waitingFor([0, 1], nobody), seed_hash: '8'.repeat(64) });
  expect(sent()).toMatchObject({ t: 'commit_nonce', commitment });
  const mine: DiceState = { commitments: [commitment, null], is_committed: false };
  const count = line.sent.length;
  line.say({ t: 'seated', summary: waitingFor([1], mine).summary, dice: mine });
  expect(line.sent).toHaveLength(count);
  expect(JSON.stringify(line.sent)).not.toContain(nonce);

  const both: DiceState = { commitments: [commitment, THEIRS], is_committed: true };
  line.say({ t: 'seated', summary: waitingFor([], both).summary, dice: both });
  expect(sent()).toMatchObject({ t: 'reveal_nonce', nonce });
  expect(notedOf('of two')).toEqual({ hash: HASH, nonce, commitments: both.commitments });
  // If others are said to have been bound, what was noted stays.
  const changed = { ...both, commitments: [commitment, 'd'.repeat(64)] };
  const told = line.sent.length;
  line.say({ t: 'seated', summary: waitingFor([], both).summary, dice: changed });
  expect(line.sent).toHaveLength(told);
  expect(notedOf('of two')?.commitments).toEqual(both.commitments);
});

test('a number is not told where another device of mine is bound to its own', () => {
  enter('another device');
  const line = FakeSocket.last;
  line.say(waitingFor([0, 1], nobody));
  const count = line.sent.length;
  const dice: DiceState = { commitments: [THEIRS, 'd'.repeat(64)], is_committed: true };
  line.say({ t: 'seated', summary: waitingFor([], dice).summary, dice });
  expect(line.sent).toHaveLength(count);
  expect(notedOf('another device')?.commitments).toBeNull();
});

test('a number that was told in the open by an older page is not used again', () => {
  const told = '5'.repeat(64);
  localStorage.setItem('skerry-dice', JSON.stringify([['older', { hash: HASH, nonce: told }]]));
  expect(notedOf('older')).toEqual({ hash: HASH, nonce: told, commitments: null });
  enter('older');
  FakeSocket.last.say(waitingFor([0, 1], nobody));
  expect(notedOf('older')?.nonce).not.toBe(told);
});

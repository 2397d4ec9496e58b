import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEAD_AFTER_MS, FIRST_PAUSE_MS, Line, LONGEST_PAUSE_MS, PING_EVERY_MS } from './socket';

/** The other side of a line, which we hold in our hands. */
class FakeSocket {
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
    this.say({ t: 'welcome' });
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let states: string[];
let heard: unknown[];
let version: number | null;
let line: Line<unknown, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  states = [];
  heard = [];
  version = null;
  line = new Line({
    address: () => (version === null ? '/socket' : `/socket?since=${version}`),
    onmessage: (message) => heard.push(message),
    onstate: (state) => states.push(state),
    ping: () => ({ t: 'ping' }),
    open: (address) => new FakeSocket(address) as unknown as WebSocket,
    random: () => 1,
  });
});

afterEach(() => {
  line.stop();
  vi.useRealTimers();
});

function socket(): FakeSocket {
  const last = FakeSocket.opened.at(-1);
  if (!last) throw new Error('nobody connected');
  return last;
}

test('it is open once the server has spoken', () => {
  line.start();
  expect(states).toEqual(['connecting']);
  socket().accept();
  expect(states).toEqual(['connecting', 'open']);
  expect(heard).toEqual([{ t: 'welcome' }]);
});

test('it asks every two seconds whether the other side is there', () => {
  line.start();
  socket().accept();
  for (let count = 1; count <= 3; count += 1) {
    vi.advanceTimersByTime(PING_EVERY_MS);
    expect(socket().sent).toHaveLength(count);
    socket().say({ t: 'pong' });
  }
  expect(line.state).toBe('open');
});

test('silence is noticed within three seconds', () => {
  line.start();
  socket().accept();
  vi.advanceTimersByTime(2999);
  expect(line.state).toBe('reconnecting');
});

test('a late answer clears the doubt, and the line is kept', () => {
  line.start();
  socket().accept();
  vi.advanceTimersByTime(2999);
  socket().say({ t: 'pong' });
  expect(line.state).toBe('open');
  expect(FakeSocket.opened).toHaveLength(1);
});

test('a dead line is given up and replaced', () => {
  line.start();
  socket().accept();
  vi.advanceTimersByTime(PING_EVERY_MS + DEAD_AFTER_MS + FIRST_PAUSE_MS);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(FakeSocket.opened[0]?.readyState).toBe(3);
});

test('it resumes from what is known', () => {
  line.start();
  socket().accept();
  version = 17;
  socket().drop();
  expect(line.state).toBe('reconnecting');
  vi.advanceTimersByTime(FIRST_PAUSE_MS);
  expect(socket().address).toBe('/socket?since=17');
  socket().accept();
  expect(states).toEqual(['connecting', 'open', 'reconnecting', 'open']);
});

test('each failure makes the pause longer, up to a limit; success makes it short again', () => {
  line.start();
  const pauses = [];
  for (let failure = 0; failure < 8; failure += 1) {
    const before = FakeSocket.opened.length;
    socket().drop();
    let pause = 0;
    while (FakeSocket.opened.length === before) {
      vi.advanceTimersByTime(FIRST_PAUSE_MS);
      pause += FIRST_PAUSE_MS;
    }
    pauses.push(pause);
  }
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, LONGEST_PAUSE_MS]);
  socket().accept();
  socket().drop();
  vi.advanceTimersByTime(FIRST_PAUSE_MS);
  expect(FakeSocket.opened).toHaveLength(10);
});

test('when the network is back there is no more waiting', () => {
  line.start();
  for (let failure = 0; failure < 6; failure += 1) {
    socket().drop();
    vi.advanceTimersByTime(LONGEST_PAUSE_MS);
  }
  socket().drop();
  const before = FakeSocket.opened.length;
  dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(before + 1);
});

test('after stopping it is quiet', () => {
  line.start();
  socket().accept();
  line.stop();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(line.state).toBe('closed');
});

test('nothing is sent while nobody hears it', () => {
  line.start();
  expect(line.send({ t: 'act' })).toBe(false);
  socket().accept();
  expect(line.send({ t: 'act' })).toBe(true);
});

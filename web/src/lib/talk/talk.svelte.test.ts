import { beforeEach, expect, test } from 'vitest';
import type { Match } from '../match/match.svelte';
import type { TalkLine } from '../protocol/TalkLine';
import { Talk } from './talk.svelte';

function line(number: number, seat: number | null): TalkLine {
  const words = { kind: 'text', text: `line ${number}` } as const;
  return { line: number, seat, name: 'x', said_at: 0, words };
}

function matchWith(lines: TalkLine[]): Match {
  const summary = {
    seats: [
      { seat: 0, is_mine: true },
      { seat: 1, is_mine: false },
    ],
  };
  return { id: 'm', state: { talk: { lines }, summary } } as unknown as Match;
}

beforeEach(() => localStorage.clear());

test('what others said is new until it is seen, and stays seen', () => {
  const talk = new Talk(matchWith([line(0, 1), line(1, 0), line(2, null)]));
  expect(talk.unread.map((one) => one.line)).toEqual([0, 2]);
  talk.markRead();
  expect(talk.unread).toEqual([]);
  expect(new Talk(matchWith([line(2, null), line(3, 1)])).unread).toEqual([line(3, 1)]);
});

test('who hides talk has nothing unread, here and on the next visit', () => {
  new Talk(matchWith([line(0, 1)])).hide(true);
  const talk = new Talk(matchWith([line(0, 1)]));
  expect([talk.isHidden, talk.unread.length]).toEqual([true, 0]);
  talk.hide(false);
  expect(talk.unread).toHaveLength(1);
});

import { expect, test } from 'vitest';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { SeatInfo } from '../protocol/SeatInfo';
import { Texts } from '../text/format';
import { ago, finished, inOrder, isAwaited, newlyAwaited, partOfDay, stateOf } from './tables';

const words = new Texts('en', [
  `ui-your_turn = Your turn
ui-table-open = A seat is free
ui-table-others = { $names } ({ $count })
ui-just_now = just now
table-list = { $most } and { $last }`,
]);

function person(seat: number, name: string, is_mine = false): SeatInfo {
  return { seat, name, kind: 'person', is_online: true, is_mine, hints: 0 };
}

function table(id: string, change: Partial<MatchSummary> = {}): MatchSummary {
  return {
    id,
    game: 'my-island',
    options: {},
    seats: [person(0, 'Anna', true), person(1, 'Berta'), person(2, 'Carla')],
    status: 'running',
    owing: [1],
    version: 1,
    opened_at: 0,
    changed_at: 0,
    last_event: null,
    is_host: false,
    rematch: null,
    campaign: null,
    alone: null,
    origin: null,
    imported: null,
    lesson: null,
    has_hints: false,
    ...change,
  };
}

test('I am awaited where I owe a decision, and no bot makes it for me', () => {
  expect(isAwaited(table('a', { owing: [0, 1] }))).toBe(true);
  expect(isAwaited(table('a', { owing: [1] }))).toBe(false);
  const standIn: SeatInfo = {
    ...person(0, 'Anna', true),
    kind: 'bot',
    level: 'easy',
    stands_in: true,
  };
  expect(isAwaited(table('a', { seats: [standIn, person(1, 'Berta')], owing: [0] }))).toBe(false);
});

test('tables that wait for me come first, the longest wait before all', () => {
  const tables = [
    table('others, older', { changed_at: 1 }),
    table('others, newer', { changed_at: 9 }),
    table('mine, newer', { owing: [0], changed_at: 8 }),
    table('over', { status: 'over', owing: [], changed_at: 99 }),
    table('mine, older', { owing: [0], changed_at: 2 }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual([
    'mine, older',
    'mine, newer',
    'others, newer',
    'others, older',
  ]);
  expect(finished(tables).map(({ id }) => id)).toEqual(['over']);
});

test('a table is called out once, when it becomes mine', () => {
  const [mine, others] = [table('a', { owing: [0] }), table('a')];
  expect(newlyAwaited([others], [mine])).toEqual([mine]);
  expect(newlyAwaited([mine], [mine])).toEqual([]);
  expect(newlyAwaited([mine], [others])).toEqual([]);
});

test('it says whose turn it is', () => {
  expect(stateOf(table('a', { owing: [0, 1] }), words)).toBe('Your turn');
  expect(stateOf(table('a', { owing: [1, 2] }), words)).toBe('Berta and Carla (2)');
  const open: SeatInfo = { ...person(2, ''), kind: 'open' };
  const waiting = { seats: [person(0, 'Anna', true), person(1, 'Berta'), open], owing: [2] };
  expect(stateOf(table('a', waiting), words)).toBe('A seat is free');
});

test('times are told as one would say them', () => {
  const minutes = (count: number) => ago(0, count * 60_000, words);
  expect(minutes(0.9)).toBe('just now');
  expect(ago(60_000, 0, words)).toBe('just now');
  expect(minutes(4.9)).toBe('4 minutes ago');
  expect(minutes(120)).toBe('2 hours ago');
  expect(minutes(60 * 50)).toBe('2 days ago');
});

test('the greeting knows the time of day', () => {
  expect([2, 7, 12, 20].map(partOfDay)).toEqual(['evening', 'morning', 'day', 'evening']);
});

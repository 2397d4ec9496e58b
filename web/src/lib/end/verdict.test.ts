import { expect, test } from 'vitest';
import { Texts } from '../text/format';
import { verdictOf } from './verdict';

const text = (id: string, args: Record<string, unknown> = {}) =>
  [id, ...Object.values(args)].join(' ');
const said = {
  game: 'g',
  text,
  words: new Texts('en', [
    'g-ui-lead-farms = Farms did it\nui-end-lead = { $lead }, { $by } { $other }\ntable-list = { $most } and { $last }',
  ]),
};
const standing = (seat: number, rank: number, farms: number, roads = 0) => ({
  seat,
  rank,
  points: farms + roads,
  points_at_end: farms + roads,
  lines: [
    { category: 'farms', points: farms },
    { category: 'roads', points: roads },
  ],
});
const names = ['Anna', 'Ben'];

test('a winner wins by so much, and mostly by one thing', () => {
  const standings = [standing(1, 2, 3, 2), standing(0, 1, 9, 1)];
  const verdict = verdictOf(standings, names, [0], said);
  expect(verdict).toEqual({ sentence: 'ui-end-you_win Anna 5', detail: 'Farms did it, 6 Ben' });
  expect(verdictOf(standings, names, [1], said).sentence).toBe('ui-end-wins Anna 5');
  expect(verdictOf(standings, names, [0, 1], said).sentence).toBe('ui-end-wins Anna 5');
});

test('a shared victory has no lead, nor has a game of one', () => {
  const draw = verdictOf([standing(0, 1, 5), standing(1, 1, 5)], names, [0], said);
  expect(draw).toEqual({ sentence: 'table-winner 2 Anna and Ben', detail: '' });
  expect(verdictOf([standing(0, 1, 5)], names, [0], said).sentence).toBe('ui-end-alone 5');
});

test('who wins with equal points is told why', () => {
  const tie = { label: 'Empty land', why: 'Less empty land.', values: [3, 2] };
  const equal = [standing(0, 2, 5), standing(1, 1, 5)];
  expect(verdictOf(equal, names, [0], { ...said, tie })).toEqual({
    sentence: 'table-winner 1 Ben',
    detail: 'Less empty land.',
  });
  const shared = [standing(0, 1, 5), standing(1, 1, 5)];
  expect(verdictOf(shared, names, [0], { ...said, tie }).detail).toBe('');
});

test('alone against a rival, equal points are not enough', () => {
  const rival = { name: 'Cooper', points: 12, lines: [] };
  const won = verdictOf([standing(0, 1, 15)], names, [0], { ...said, rival });
  expect([won.sentence, won.detail]).toEqual(['ui-end-you_win Anna 3', 'ui-end-rival Cooper 12']);
  const tied = verdictOf([standing(0, 2, 12)], names, [0], { ...said, rival });
  expect(tied.sentence).toBe('ui-end-tied Cooper 0');
  const lost = verdictOf([standing(0, 2, 10)], names, [0], { ...said, rival });
  expect(lost.sentence).toBe('ui-end-wins Cooper 2');
});

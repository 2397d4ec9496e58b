import { expect, test } from 'vitest';
import { narrow, offBoard, shortened } from './narrow';

const LEGAL = [
  { do: 'place', tile: 'T01', at: '2,5' },
  { do: 'place', tile: 'T01', at: '3,5' },
  { do: 'pass' },
];

test('what is chosen narrows what is possible', () => {
  expect(narrow(LEGAL, { do: 'place' })).toHaveLength(2);
  expect(narrow(LEGAL, { do: 'place', at: '3,5' })).toEqual([LEGAL[1]]);
  expect(narrow(LEGAL, { at: '9,9' })).toEqual([]);
  expect(narrow(LEGAL, {})).toEqual(LEGAL);
});

test('actions without fields are offered beside the board', () => {
  expect(offBoard(LEGAL)).toEqual([{ do: 'pass' }]);
});

test('a game may name the verbs of its board', () => {
  expect(offBoard(LEGAL, ['place', 'pass'])).toEqual([]);
  expect(offBoard(LEGAL, [])).toEqual(LEGAL);
});

test('buttons say no more than they must to be told apart', () => {
  const sentences = ['Pass: lose a point.', 'Take: one gold.', 'Take: one cube.'];
  expect(shortened(sentences)).toEqual(['Pass', 'Take: one gold.', 'Take: one cube.']);
});

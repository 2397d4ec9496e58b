import { expect, test } from 'vitest';
import type { Guide } from '../../games/game';
import { chaptersOf, contains } from './chapters';

const guide = {
  sections: [
    { id: 'tides', rules: ['1', '2'], details: ['R1'] },
    { id: 'reefs', rules: ['3'], details: [] },
  ],
} as unknown as Guide;

test('rules stand in the sections of the guide', () => {
  expect(chaptersOf(guide, ['1', '2', '3', 'R1'])).toEqual(guide.sections);
});

test('a rule that no section names comes last, and one that the table does not know is left out', () => {
  expect(chaptersOf(guide, ['1', '3', 'R9'])).toEqual([
    { id: 'tides', rules: ['1'], details: [] },
    { id: 'reefs', rules: ['3'], details: [] },
    { id: null, rules: ['R9'], details: [] },
  ]);
});

test('without a guide all rules stand in a row', () => {
  expect(chaptersOf(null, ['2', '1'])).toEqual([{ id: null, rules: ['2', '1'], details: [] }]);
});

test('a search finds all its words, in any order and case', () => {
  expect(contains('R6 Match a symbol', 'SYMBOL match')).toBe(true);
  expect(contains('R6 Match a symbol', 'match house')).toBe(false);
  expect(contains('R6 Match a symbol', '')).toBe(true);
});

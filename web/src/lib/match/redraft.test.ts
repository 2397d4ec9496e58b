import { expect, test } from 'vitest';
import { lostDrafts } from './redraft';

const drafting = { seat: 0, decision: 7, draft: ['a', 'b', 'c'], forced: [false, true, false] };
const empty = { draft: [], forced: [] };

test('what was chosen is drafted again, and what followed from it is left to follow', () => {
  expect(lostDrafts([drafting], [{ seat: 0, decision: 4, ...empty }])).toEqual([
    { seat: 0, decision: 4, action: 'a' },
    { seat: 0, decision: 6, action: 'c' },
  ]);
});

test('what was confirmed meanwhile, or is still there, is not lost', () => {
  expect(lostDrafts([drafting], [{ seat: 0, decision: 7, ...empty }])).toEqual([]);
  expect(lostDrafts([drafting], [drafting])).toEqual([]);
  expect(lostDrafts([{ seat: 0, decision: 4, ...empty }], [drafting])).toEqual([]);
});

test('a seat that is no longer mine is left alone', () => {
  expect(lostDrafts([drafting], [{ seat: 1, decision: 4, ...empty }])).toEqual([]);
});

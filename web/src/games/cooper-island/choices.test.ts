import { expect, test } from 'vitest';
import type { Action } from '../../lib/protocol/cooper-island/Action';
import { ANY_TIME, BESIDE_MAP, choicesIn, isChosenBeside } from './choices';
import { confirmWords } from './confirm';
import { countedItems, itemsOf } from './names';
import { viewOf } from './testing';
import { BOARD_VERBS } from './verbs';

const verb = (_: string, args: Record<string, unknown> = {}) => String(args.verb);

test('where something is drawn there is no way back', () => {
  const drawing = viewOf({}, { path: ['draw', 'section', 'window'] });
  expect(confirmWords([{ do: 'use_boat', boat: 'tile' }], verb, drawing)).toBe('draw');
  // What is drawn is known by the table alone, not by what was done.
  expect(confirmWords([{ do: 'do', deed: 'draw' }], verb, viewOf())).toBe('do');
  const sail: Action = { do: 'sail', ship: 'one_sail' };
  expect(confirmWords([sail], verb, viewOf({}, { path: ['log_book', 'sail'] }))).toBe('book');
  expect(confirmWords([sail], verb, viewOf({}, { path: ['cards', 'section'] }))).toBe('cards');
});

test('being done says what ends', () => {
  expect(confirmWords([{ do: 'done' }], verb, viewOf({ step: 'income' }))).toBe('income');
  const card = viewOf({}, { asked: { ask: 'card', card: 'depot' } });
  expect(confirmWords([{ do: 'done' }], verb, card)).toBe('card');
});

test('items are chips, deeds are rows', () => {
  const item: Action = { do: 'take_item', item: 'wood' };
  const deed: Action = { do: 'do', deed: 'place' };
  expect(choicesIn([deed, item, { do: 'done' }])).toEqual({ chips: [item], rows: [deed] });
  expect(isChosenBeside([{ do: 'put', space: 'c1' }])).toBe(false);
  expect(isChosenBeside([item])).toBe(true);
});

test('every decision has one place: the map, beside it, or any time', () => {
  expect(new Set(BOARD_VERBS).size).toBe(BOARD_VERBS.length);
  expect(BESIDE_MAP.filter((one) => ANY_TIME.includes(one))).toEqual([]);
  expect(BOARD_VERBS).not.toContain('done');
});

test('counts become things', () => {
  expect(itemsOf([1, 0, 2, 0, 0, 0])).toEqual(['coin', 'food', 'food']);
  expect(countedItems([0, 3, 0, 0, 0, 1])).toEqual([
    { item: 'wood', count: 3 },
    { item: 'cloth', count: 1 },
  ]);
});

import { expect, test } from 'vitest';
import { wordsOf } from '../../lib/board/testing';
import type { Action } from '../../lib/protocol/cooper-island/Action';
import { asks } from './asks';
import { viewOf } from './testing';

const text = wordsOf('cooper-island', 'en');
const done: Action = { do: 'done' };
const decline: Action = { do: 'decline' };

test('where nothing can be reactivated, nobody is asked to', () => {
  const view = viewOf({}, { asked: { ask: 'reactivate', used: false } });
  expect(asks(view, [done], text)).toMatch(/^No used card/);
  expect(asks(view, [{ do: 'turn_up', card: 'mint' }, done], text)).toBeNull();
  expect(asks(view, [{ do: 'recover', lid: 'steps' }, done], text)).toBeNull();
});

test('where no boat can be copied, nobody is asked which', () => {
  const view = viewOf({}, { asked: { ask: 'copy' } });
  expect(asks(view, [decline], text)).toBe('There is no other boat to copy.');
  expect(asks(view, [{ do: 'use_boat', boat: 'coin' }, decline], text)).toBeNull();
});

test('all else is asked as the rules have it', () => {
  expect(asks(viewOf(), [done], text)).toBeNull();
});

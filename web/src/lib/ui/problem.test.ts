import { expect, test } from 'vitest';
import { Trouble } from '../net/api';
import { Texts } from '../text/format';
import { headlineOf, isClosed, mayPass, sentenceOf } from './problem';

const words = new Texts('en', [
  `problem-too_fast = Wait a moment.
    .title = One moment
problem-bad_name = A name has letters.
ui-problem = That did not work
ui-problem_unknown = Something went wrong: { $detail }`,
]);

test('a problem has its own headline, or the common one', () => {
  expect(headlineOf(new Trouble(429, 'too_fast', ''), words)).toBe('One moment');
  expect(headlineOf(new Trouble(400, 'bad_name', ''), words)).toBe('That did not work');
  expect(headlineOf(new TypeError('x'), words)).toBe('That did not work');
});

test('what nobody has a sentence for is told as it is', () => {
  expect(sentenceOf(new Trouble(400, 'bad_name', ''), words)).toBe('A name has letters.');
  expect(sentenceOf(new Trouble(500, 'odd', 'status 500'), words)).toContain('status 500');
  expect(sentenceOf(new TypeError('no module'), words)).toContain('no module');
});

test('a closed door is told from a fault', () => {
  expect(isClosed(new Trouble(401, 'no_guest', ''))).toBe(true);
  expect(isClosed(new Trouble(404, 'no_such_match', ''))).toBe(true);
  expect(isClosed(new Trouble(503, 'not_stored', ''))).toBe(false);
  expect(isClosed(new TypeError('x'))).toBe(false);
});

test('what was wrong with the question stays wrong', () => {
  const tried = [0, 404, 409, 429, 503].map((status) => mayPass(new Trouble(status, 'x', '')));
  expect(tried).toEqual([true, false, false, true, true]);
});

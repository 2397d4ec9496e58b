import { expect, test } from 'vitest';
import { viewOf } from './testing';
import { withheld } from './withheld';

const text = (id: string, args?: Record<string, unknown>) => `${id} ${args?.duty}`;

test('going on is withheld as long as the boats of this turn have a duty, and says which', () => {
  const view = viewOf({}, { duty: { collect: true, build: false } });
  expect(withheld(view, 0, text)).toEqual([
    { action: { do: 'pass' }, why: 'yamatai-ui-duty collect' },
  ]);
  expect(withheld(view, 1, text)).toEqual([]);
  expect(withheld(viewOf(), 0, text)).toEqual([]);
});

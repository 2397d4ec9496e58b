import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Preview } from '../protocol/Preview';
import { Texts } from '../text/format';
import Brings from './Brings.svelte';
import { bringsOf, inWords, warningOf } from './brings';

const words = new Texts('en', [
  `
harbour-score-ships = Ships
harbour-effect-fleet_grows = The fleet grows from { $from } to { $to }
harbour-effect-stuck = No ship could sail
ui-at_end = { $points } at the end
`,
]);

const PREVIEW: Preview = {
  points: 3,
  points_at_end: 5,
  lines: [{ category: 'ships', points: 3 }],
  lines_at_end: [{ category: 'ships', points: 5 }],
  effects: [
    { effect: 'fleet_grows', tone: 'gain', args: { from: 3, to: 5 } },
    { effect: 'stuck', tone: 'warning', args: {} },
  ],
};

it('says warnings first, then what the points are for, then the rest', () => {
  const brings = bringsOf('harbour', PREVIEW, words);
  expect(brings).toMatchObject({ points: 3, later: 2 });
  expect(brings.said.map((each) => each.text)).toEqual([
    'No ship could sail',
    '+3 Ships',
    '+2 at the end',
    'The fleet grows from 3 to 5',
  ]);
  expect(warningOf(brings)).toBe('No ship could sail');
  expect(inWords(brings)).toBe(
    'No ship could sail · +3 Ships · +2 at the end · The fleet grows from 3 to 5',
  );
});

it('takes points that are lost for a cost, and says nothing of what is nothing', () => {
  const lost = bringsOf(
    'harbour',
    {
      ...PREVIEW,
      points: -1,
      points_at_end: -1,
      lines: [{ category: 'ships', points: -1 }],
      effects: [],
    },
    words,
  );
  expect(lost.said).toEqual([{ text: '\u22121 Ships', tone: 'cost' }]);
  expect([lost.later, warningOf(lost), inWords(null)]).toEqual([0, null, '']);
});

it('stands on the page with room on both sides of the mark between', () => {
  const brings = bringsOf('harbour', PREVIEW, words);
  const { container } = render(Brings, { brings });
  const said = (container.textContent ?? '').replace(/\s+/g, ' ').trim();
  expect(said.split(' · ')).toHaveLength(brings.said.length);
});

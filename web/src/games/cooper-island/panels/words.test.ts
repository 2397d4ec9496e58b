import { expect, test } from 'vitest';
import { wordsOf } from '../../../lib/board/testing';
import { asidesOf } from './anytime';
import { stagesOf } from './path';
import { fullPlayer } from './testing';
import { feedingWords, isFinal, offerWords, routeWords, stageWords, storedIn } from './words';

const text = wordsOf('cooper-island', 'en');

test('a section says what is possible, what is not, and to whom a fee is due', () => {
  const said = offerWords(
    {
      worker: 'normal',
      section: 'c',
      fee: { player: 1 },
      deeds: ['draw'],
      missing: ['place'],
      islets: false,
      boats: false,
    },
    ['Anna', 'Ben'],
    text,
  );
  expect(said).toContain('Now: Draw a double tile');
  expect(said).toContain('Not now: Place a double tile');
  expect(said).toContain('A fee to Ben');
});

test('a section where nothing can be done says so', () => {
  const offer = {
    worker: 'normal',
    section: 'h',
    fee: null,
    deeds: [],
    islets: false,
    boats: false,
  } as const;
  const said = offerWords({ ...offer, deeds: [], missing: ['supply'] }, [], text);
  expect(said).toContain('Nothing can be done there now');
  expect(said).not.toContain('fee to');
});

test('feeding is told with what is missing, or what it brings', () => {
  expect(feedingWords(fullPlayer(), text)).toContain('2 are missing: an anchor for each');
  expect(feedingWords(fullPlayer({ food_missing: 0, food: 5 }), text)).toContain(
    'brings 1 helm point',
  );
});

test('an order tells the next stage', () => {
  const [boats] = fullPlayer().stages;
  expect(boats && stageWords(boats, text)).toContain('Next: 3 for 3 points.');
});

test('a way over open water passes nothing', () => {
  expect(routeWords([], [], text)).toBe('open water');
});

test('what is drawn cannot be taken back', () => {
  const said = [{ text: text('cooper-island-effect-is_final'), tone: 'note' as const }];
  expect(isFinal({ points: 0, later: 0, said }, text)).toBe(true);
  expect(isFinal({ points: 0, later: 0, said: [] }, text)).toBe(false);
});

test('feeding names each thing that is given', () => {
  const action = { do: 'feed', coins: 1, wood: 0, food: 2, land: 'none' } as const;
  expect(storedIn({ action, worth: 4, lost: 0 })).toEqual([
    { item: 'coin', count: 1 },
    { item: 'food', count: 2 },
  ]);
});

test('the way of a decision begins with now and leaves out the round', () => {
  expect(stagesOf(['put', 'sail', 'cards', 'cards', 'section', 'window'])).toEqual([
    'put',
    'sail',
    'cards',
    'section',
  ]);
});

test('asides are always in the same order, and none that is possible is missing', () => {
  const possible = [
    { do: 'claim', reward: 'helm' },
    { do: 'fetch', item: 'food' },
  ] as const;
  const asides = asidesOf(fullPlayer(), possible);
  expect(asides.filter(({ isPossible }) => isPossible).map(({ action }) => action)).toEqual([
    { do: 'fetch', item: 'food' },
    { do: 'claim', reward: 'helm' },
  ]);
  const other = asidesOf(fullPlayer({ claims: 0 }), [{ do: 'claim', reward: 'normal' }]);
  expect(other.at(-1)).toEqual({ action: { do: 'claim', reward: 'normal' }, isPossible: true });
});

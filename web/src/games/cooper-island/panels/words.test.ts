import { expect, test } from 'vitest';
import { wordsOf } from '../../../lib/board/testing';
import type { RefusalView } from '../../../lib/protocol/cooper-island/RefusalView';
import { asidesOf } from './anytime';
import { stagesOf } from './path';
import { pricesOf } from './prices';
import { fullBoard, fullPlayer, fullView } from './testing';
import {
  choiceDetail,
  choiceLabel,
  feedingWords,
  isFinal,
  offerWords,
  routeWords,
  stageWords,
  storedIn,
} from './words';

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

test('a worker for an order is told by the order, and how far it has come', () => {
  const board = fullBoard(fullView(), [], { text });
  const boats = { do: 'assign', worker: 'special', order: 'boats' } as const;
  expect(choiceLabel(boats, board)).toBe('Special worker: Boats');
  expect(choiceDetail(boats, board)).toBe('you have 2, the next stage needs 3');
  expect(choiceDetail({ ...boats, order: 'copy' }, board)).toBe(
    text('cooper-island-order-copy.effect'),
  );
});

test('of two islets passed at once each says what it brings', () => {
  const board = fullBoard(fullView(), [], { text });
  expect(choiceDetail({ do: 'first', islet: 'coin' }, board)).toBe(
    text('cooper-island-islet-coin.effect'),
  );
});

test('who refuses a fee is told what that costs', () => {
  const refused = (refusal: RefusalView) =>
    choiceDetail({ do: 'refuse' }, fullBoard(fullView({}, { refusal }), [], { text }));
  expect(refused({ anchor: true, owner: 1 })).toBe(
    '1 anchor; Ben takes a coin or cube from the supply',
  );
  expect(refused({ anchor: true, owner: null })).toBe('1 anchor');
  expect(refused({ anchor: false, owner: 1 })).toMatch(/^no anchor/);
});

test('what is bought is told with its price, as long as there is any', () => {
  const view = fullView({ players: [fullPlayer({ unbuilt: [0, 2, 1] }), fullPlayer()] });
  expect(pricesOf('erect', view, 0).map(({ what }) => what)).toEqual(['large', 'fortress']);
  expect(pricesOf('build_boat', view, 0)).toEqual([
    { what: null, cost: [2, 3, 0, 0, 0, 0], helm: 2 },
  ]);
  expect(pricesOf('supply', view, 0)).toEqual([{ what: null, cost: [0, 0, 0, 0, 2, 2], helm: 2 }]);
  expect(pricesOf('draw', view, 0)).toEqual([]);
});

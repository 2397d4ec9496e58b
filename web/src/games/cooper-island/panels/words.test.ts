import { expect, test } from 'vitest';
import { wordsOf } from '../../../lib/board/testing';
import type { PriceView } from '../../../lib/protocol/cooper-island/PriceView';
import type { RefusalView } from '../../../lib/protocol/cooper-island/RefusalView';
import { asidesOf } from './anytime';
import { stagesOf } from './path';
import { cutWords, priceOf, pricesOf, priceWords } from './prices';
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
      prices: [],
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
  const said = offerWords({ ...offer, deeds: [], missing: ['supply'], prices: [] }, [], text);
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
  expect(stagesOf(['part', 'card', 'window'])).toEqual(['card']);
});

test('asides are always in the same order, and none that is possible is missing', () => {
  const possible = [
    { do: 'claim', reward: 'helm' },
    { do: 'fetch', item: 'food' },
  ] as const;
  const asides = asidesOf(fullPlayer(), possible);
  // Milestones come first: nobody has to look for them below the fold.
  expect(asides[0]?.action).toEqual({ do: 'claim', reward: 'helm' });
  expect(asides.filter(({ isPossible }) => isPossible).map(({ action }) => action)).toEqual([
    { do: 'claim', reward: 'helm' },
    { do: 'fetch', item: 'food' },
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

const price = (change: Partial<PriceView>): PriceView => ({
  deed: 'build_boat',
  ware: { landing: 'P2' },
  cost: [1, 3, 0, 0, 0, 0],
  cut: 0,
  due: [1, 3, 0, 0, 0, 0],
  helm: 1,
  possible: true,
  ...change,
});

test('what is bought is told with the price that is due', () => {
  const boat = price({});
  const small = price({ deed: 'erect', ware: { building: 'small' } });
  expect(pricesOf('erect', [boat, small])).toEqual([small]);
  expect(priceOf({ do: 'build_boat', boat: 'coin', landing: 'P2' }, [small, boat])).toBe(boat);
  expect(priceOf({ do: 'build_boat', boat: 'coin', landing: 'P1' }, [boat])).toBeUndefined();
  expect(priceOf({ do: 'erect', building: 'small' }, [boat, small])).toBe(small);
  expect(priceOf({ do: 'done' }, [boat, small])).toBeUndefined();
});

test('a reduction is told: what is left, or that one chooses of what it comes off', () => {
  expect(priceWords(price({}), text)).toBe('1 coin, 3 wood for 1 helm point');
  expect(cutWords(price({}), text)).toBe('');
  expect(cutWords(price({ cut: 2, due: null }), text)).toBe('2 less, you choose of what');
  expect(cutWords(price({ cut: 4, due: [0, 0, 0, 0, 0, 0] }), text)).toBe('4 less: nothing to pay');
  const gold = price({ cost: [0, 0, 0, 0, 3, 0], cut: 1, due: [0, 0, 0, 0, 2, 0] });
  expect(cutWords(gold, text)).toBe('1 less: 2 gold');
  const board = fullBoard(
    fullView({}, { prices: [price({ ware: { cargo: 'C2' }, cut: 1, due: null })] }),
    [],
    { text },
  );
  expect(choiceDetail({ do: 'supply', cargo: 'C2' }, board)).toBe('1 less, you choose of what');
});

test('feeding that is done is told as done', () => {
  const fed = fullPlayer({ meal: 'done', feeding: 5, food: 1, food_missing: 0 });
  expect(feedingWords(fed, text)).toMatch(/fed for this round.*5 food/);
  expect(feedingWords({ ...fed, meal: 'over' }, text)).not.toContain('5 food');
});

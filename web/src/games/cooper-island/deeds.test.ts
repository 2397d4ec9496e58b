import { expect, test } from 'vitest';
import { wordsOf } from '../../lib/board/testing';
import type { Event } from '../../lib/protocol/cooper-island/Event';
import type { View } from '../../lib/protocol/cooper-island/View';
import { deeds } from './deeds';
import { viewOf } from './testing';

const text = (id: string, args: Record<string, unknown> = {}) =>
  [id.replace('cooper-island-ui-', ''), ...Object.values(args)].join(' ');

test('a worker turn is told in one line', () => {
  const events: Event[] = [
    { event: 'worker_placed', seat: 0, worker: 'normal', section: 'd', covered: 1 },
    { event: 'fee_paid', seat: 0, item: 'food', owner: 1 },
    { event: 'item_paid', seat: 0, item: 'wood', from: 'stored' },
    { event: 'building_erected', seat: 0, building: 'small', space: 'c1' },
    { event: 'helm_gained', seat: 0, points: 2, ship: 'one_sail' },
    { event: 'ship_sailed', seat: 0, ship: 'one_sail', steps: 1 },
    { event: 'ship_sailed', seat: 0, ship: 'one_sail', steps: 2 },
    { event: 'islet_passed', seat: 0, islet: 'coin', owner: 1 },
    { event: 'card_kept', seat: 0, card: 'granary' },
  ];
  expect(deeds(events, viewOf(), text)).toEqual([
    'deed-section d',
    'deed-fee',
    'deed-building small',
    'deed-card granary',
    'deed-sailed 2',
    'deed-passed 1',
  ]);
});

test('tiles are told with the highest level they reach', () => {
  const tile = {
    event: 'tile_placed',
    seat: 0,
    tile: 'T1',
    side: 'front',
    first: 'c1',
    second: 'c2',
    shim: false,
  } as const;
  expect(
    deeds(
      [
        { ...tile, level: 2 },
        { ...tile, level: 3 },
      ],
      viewOf(),
      text,
    ),
  ).toEqual(['deed-laid 2 3']);
});

test('Cooper is named once, whatever he does', () => {
  const events: Event[] = [
    { event: 'cooper_placed', worker: 'normal', section: 'b', covered: false },
    { event: 'cooper_placed', worker: 'normal', section: 'c', covered: false },
    { event: 'cooper_sailed', points: 2, steps: 5 },
  ];
  const told = ['told-cooper deed-section b', 'deed-section c', 'deed-sailed 2'];
  expect(deeds(events, viewOf(), text)).toEqual(told);
  expect(deeds(events.slice(2), viewOf(), text)).toEqual(['told-cooper deed-sailed 2']);
});

test.each(['en', 'de'])('deeds can be put together into one sentence, in %s', (language) => {
  const events: Event[] = [
    { event: 'order_shown', order: 'boats' },
    { event: 'neutral_placed', worker: 'normal', section: 'b' },
    { event: 'cooper_placed', worker: 'normal', section: 'b', covered: false },
    { event: 'cooper_sailed', points: 2, steps: 5 },
  ];
  const said = deeds(events, viewOf(), wordsOf('cooper-island', language)) ?? [];
  expect(said).toHaveLength(4);
  for (const deed of said) expect(deed).not.toMatch(/\.$/);
});

test('what is no deed is told event by event', () => {
  expect(deeds([{ event: 'round_began', round: 2 }], viewOf(), text)).toBeNull();
});

test('who takes something for a refused fee does not take the anchor of who refused it', () => {
  const events: Event[] = [
    { event: 'item_claimed', seat: 1, item: 'gold' },
    { event: 'anchor_taken', seat: 0, ship: 'two_sail' },
  ];
  expect(deeds(events, viewOf(), text)).toEqual(['deed-claimed gold']);
});

test('alone nobody refuses a fee: what is taken is for a worker of Cooper on my own', () => {
  const events: Event[] = [{ event: 'item_claimed', seat: 0, item: 'gold' }];
  const cooper = {} as View['cooper'];
  expect(deeds(events, viewOf({ cooper }), text)).toEqual(['deed-covered gold']);
});

test('a cargo ship is told with its number, bent as German wants it', () => {
  const events: Event[] = [{ event: 'cargo_supplied', seat: 0, cargo: 'C2' }];
  const said = deeds(events, viewOf(), wordsOf('cooper-island', 'de'));
  expect(said).toEqual(['beliefert das zweite Frachtschiff']);
});

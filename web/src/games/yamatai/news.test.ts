import { expect, test } from 'vitest';
import type { Event } from '../../lib/protocol/yamatai/Event';
import { honouredIslands, newIslands, newSpaces, paidGroup, takenTokens } from './news';
import { viewOf } from './testing';

const PLACED: Event = { event: 'boat_placed', seat: 1, cargo: 'clay', at: 'S12', is_first: true };
const BUILT: Event = { event: 'tile_built', seat: 1, tile: 'T01', island: 'I08' };
const PAID: Event = { event: 'group_paid', seat: 1, size: 3, coins: 3, doubled: false };

test('boats of others stay marked, my own do not', () => {
  expect([...newSpaces([PLACED], 0)]).toEqual(['S12']);
  expect([...newSpaces([PLACED], 1)]).toEqual([]);
  expect([...newIslands([PLACED, BUILT])]).toEqual(['I08']);
});

test('a group is paid from the new building on, and only where it is joined', () => {
  const own = ['I08', 'I07', 'I13', 'I34'];
  const islands = viewOf().islands.map((one) => ({
    ...one,
    owner: own.includes(one.island) ? 1 : null,
  }));
  expect(paidGroup([BUILT, PAID], islands)).toEqual(['I08', 'I07', 'I13']);
  expect(paidGroup([BUILT], islands)).toEqual([]);
});

test('torii and palaces honour their neighbours, houses do not', () => {
  expect(honouredIslands([BUILT])).toEqual([]);
  expect(honouredIslands([{ ...BUILT, tile: 'T22', island: 'I01' }])).toEqual(['I02', 'I07']);
});

test('a token that was taken is seen to go', () => {
  const taken: Event = { event: 'token_taken', seat: 0, culture: 'red', island: 'I03' };
  expect(takenTokens([taken, PLACED])).toEqual([{ culture: 'red', island: 'I03' }]);
});

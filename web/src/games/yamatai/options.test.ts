import { expect, test } from 'vitest';
import type { Action } from '../../lib/protocol/yamatai/Action';
import { buildable, cargoIn, harbours, paymentsFor } from './options';

const LEGAL: readonly Action[] = [
  { do: 'buy', cargo: 'clay' },
  { do: 'place', cargo: 'bamboo', at: 'S02' },
  { do: 'place', cargo: 'wood', at: 'S02' },
  { do: 'place', cargo: 'wood', at: 'S20' },
  { do: 'build', tile: 'T01', island: 'I01' },
  { do: 'build', tile: 'T01', island: 'I07' },
  { do: 'recruit', specialist: 'riu', offering: 'red-red' },
  { do: 'recruit', specialist: 'tsuki', offering: 'orange-green-red' },
];

test('each space knows the cargoes that may go there', () => {
  expect([...harbours(LEGAL)]).toEqual([
    ['S02', ['bamboo', 'wood']],
    ['S20', ['wood']],
  ]);
});

test('each tile knows its islands, each trade its cargo', () => {
  expect(buildable(LEGAL).get('T01')).toEqual(['I01', 'I07']);
  expect(cargoIn(LEGAL, 'buy').get('clay')).toEqual({ do: 'buy', cargo: 'clay' });
  expect(cargoIn(LEGAL, 'sell').size).toBe(0);
});

test('a specialist has only the payments of its own', () => {
  expect(paymentsFor('riu', LEGAL)).toEqual([{ tokens: ['red', 'red'], action: LEGAL[6] }]);
});

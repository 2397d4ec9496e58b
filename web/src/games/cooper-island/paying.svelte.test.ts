import { expect, test } from 'vitest';
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { SetView } from '../../lib/protocol/cooper-island/SetView';
import { Paying, spacesOf } from './paying.svelte';
import { viewOf } from './testing';

const wood = (stored: number, land: string, worth: number, lost: number): SetView => ({
  action: { do: 'pay', item: 'wood', stored, land },
  worth,
  lost,
});
/** Four wood are due: three on b2, two on b1 and c1 each, two in storage. */
const SETS = [
  wood(2, 'b1', 4, 0),
  wood(2, 'c1', 4, 0),
  wood(1, 'b2', 4, 0),
  wood(0, 'b1-c1', 4, 0),
  wood(0, 'b1-b2', 5, 1),
];

function payingOf(sets: readonly SetView[]) {
  const view = viewOf({}, { sets: [...sets] });
  return new Paying(() => ({ view, legal: sets.map(({ action }) => action), position: 'here' }));
}

test('spaces are read as they are written', () => {
  expect(spacesOf('none')).toEqual([]);
  expect(spacesOf('b1-c1')).toEqual(['b1', 'c1']);
});

test('the set that wastes least is chosen beforehand', () => {
  const paying = payingOf(SETS);
  expect(paying.chosen?.action).toEqual(SETS[0]?.action);
  expect([...paying.cubes].toSorted()).toEqual(['b1', 'b2', 'c1']);
});

test('in a lesson its own set is chosen beforehand, until another is put together', () => {
  const view = viewOf({}, { sets: SETS });
  const legal = SETS.map(({ action }) => action);
  const isMeant = (action: Action) => action === SETS[2]?.action;
  const paying = new Paying(() => ({ view, legal, position: 'here', isMeant }));
  expect(paying.chosen?.action).toEqual(SETS[2]?.action);
  paying.pick(0);
  expect(paying.chosen?.action).toEqual(SETS[0]?.action);
});

test('a way to feed that leaves food out comes last, whatever it wastes', () => {
  const feed = (coins: number, worth: number, lost: number): SetView => ({
    action: { do: 'feed', coins, wood: 0, food: 0, land: 'none' },
    worth,
    lost,
  });
  const sets = [feed(0, 0, 0), feed(1, 2, 0), feed(2, 4, 1)];
  const view = viewOf({}, { sets, asked: { ask: 'feed', cost: 3 } });
  const legal = sets.map(({ action }) => action);
  const paying = new Paying(() => ({ view, legal, position: 'here' }));
  expect(paying.sets.map(({ missing }) => missing)).toEqual([0, 1, 3]);
  expect(paying.chosen?.action).toEqual(sets[2]?.action);
});

test('a cube that is clicked comes into the payment, and the rest changes as little as it can', () => {
  const paying = payingOf(SETS);
  expect(paying.toggle('c1')).toBe(true);
  expect(paying.chosen?.action).toEqual(SETS[1]?.action);
  expect(paying.toggle('b2')).toBe(true);
  expect(paying.chosen?.land.has('b2')).toBe(true);
  expect(paying.toggle('b2')).toBe(true);
  expect(paying.chosen?.land.has('b2')).toBe(false);
});

test('what is stored can be given one by one, as far as a set allows', () => {
  const paying = payingOf(SETS);
  expect(paying.canGive('wood', 1)).toBe(false);
  expect(paying.give('wood', -1)).toBe(true);
  expect(paying.storedOf('wood')).toBe(1);
  expect(paying.chosen?.action).toEqual(SETS[2]?.action);
});

test('there is nothing to put together while nothing is to be paid', () => {
  const view = viewOf({}, { sets: [...SETS] });
  const paying = new Paying(() => ({ view, legal: [{ do: 'done' }], position: 'here' }));
  expect(paying.isOn).toBe(false);
  expect(paying.chosen).toBeNull();
});

test('a set that is pointed at is shown, and not chosen', () => {
  const paying = payingOf(SETS);
  paying.look(2);
  expect(paying.shown?.action).toEqual(SETS[2]?.action);
  expect(paying.chosen?.action).toEqual(SETS[0]?.action);
  paying.look(null);
  expect(paying.shown?.action).toEqual(SETS[0]?.action);
});

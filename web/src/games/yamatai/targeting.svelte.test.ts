import { expect, test } from 'vitest';
import { boardOf } from '../../lib/board/testing';
import type { Action } from '../../lib/protocol/yamatai/Action';
import { Acting, type Props } from './acting.svelte';
import { Targeting } from './targeting.svelte';
import { viewOf } from './testing';

function tableOf(legal: readonly Action[], done: Action[] = [], isTouched = false) {
  const board: Props = boardOf(viewOf(), legal, done);
  const acting = new Acting(
    () => board,
    () => isTouched,
  );
  return { acting, targeting: new Targeting(acting) };
}

const BAMBOO: Action = { do: 'place', cargo: 'bamboo', at: 'S02' };
const WOOD: Action = { do: 'place', cargo: 'wood', at: 'S02' };
const FAR: Action = { do: 'place', cargo: 'wood', at: 'S20' };

test('where one cargo fits, a click places it; where several do, one is asked for', async () => {
  const done: Action[] = [];
  const { targeting } = tableOf([BAMBOO, WOOD, FAR], done);
  await targeting.choose('S02');
  expect(done).toEqual([]);
  expect(targeting.isPinned).toBe(true);
  await targeting.choose('S20');
  expect(done).toEqual([FAR]);
});

test('a cargo in hand hides the spaces of the others, and is placed by a click', async () => {
  const done: Action[] = [];
  const { acting, targeting } = tableOf([BAMBOO, WOOD, FAR], done);
  acting.holding.take('bamboo');
  expect([...targeting.targets.keys()]).toEqual(['S02']);
  await targeting.choose('S02');
  expect(done).toEqual([BAMBOO]);
});

test('the only cargo there is lies in hand by itself', () => {
  const { acting } = tableOf([BAMBOO]);
  expect(acting.holding.cargo).toBe('bamboo');
});

test('a token that several boats could take asks for the boat', async () => {
  const done: Action[] = [];
  const takes: Action[] = [
    { do: 'take', boat: 'S12', island: 'I01' },
    { do: 'take', boat: 'S02', island: 'I01' },
    { do: 'take', boat: 'S12', island: 'I02' },
  ];
  const { targeting } = tableOf(takes, done);
  await targeting.choose('I01');
  expect(targeting.token).toBe('I01');
  expect([...targeting.targets.keys()].toSorted()).toEqual(['I02', 'S02', 'S12']);
  await targeting.choose('S02');
  expect(done).toEqual([takes[1]]);
});

test('a chosen tile leaves only its islands to point at', async () => {
  const done: Action[] = [];
  const builds: Action[] = [
    { do: 'build', tile: 'T01', island: 'I01' },
    { do: 'build', tile: 'T01', island: 'I07' },
    { do: 'build', tile: 'T04', island: 'I07' },
  ];
  const { acting, targeting } = tableOf([...builds, BAMBOO], done);
  acting.planning.choose('T01');
  expect([...targeting.targets.keys()]).toEqual(['I01', 'I07']);
  expect(acting.planning.site).toBeUndefined();
  await targeting.choose('I07');
  expect(done).toEqual([builds[1]]);
});

test('an island for which several tiles fit asks for the tile, and keeps its place', async () => {
  const builds: Action[] = [
    { do: 'build', tile: 'T01', island: 'I07' },
    { do: 'build', tile: 'T01', island: 'I01' },
    { do: 'build', tile: 'T04', island: 'I07' },
  ];
  const { acting, targeting } = tableOf(builds);
  await targeting.choose('I07');
  expect(acting.planning.asked).toBe('I07');
  expect(acting.planning.fitsAsked('T04')).toBe(true);
  acting.planning.choose('T01');
  expect(acting.planning.site).toEqual(builds[0]);
});

test('what is not possible is asked for, so that the table names the rule', async () => {
  const done: Action[] = [];
  const { acting, targeting } = tableOf([BAMBOO, WOOD], done);
  acting.holding.take('wood');
  await targeting.choose('S30');
  expect(done).toEqual([{ do: 'place', cargo: 'wood', at: 'S30' }]);
});

test('a finger shows first; the second tap does it', async () => {
  const done: Action[] = [];
  const { targeting } = tableOf([BAMBOO], done, true);
  const near = (among: Iterable<string>) => [...among][0] ?? null;
  await targeting.tap('S02', near);
  expect(done).toEqual([]);
  expect(targeting.at).toBe('S02');
  await targeting.tap('S02', near);
  expect(done).toEqual([BAMBOO]);
});

test('a power points at boats, spaces and islands', () => {
  const powers: Action[] = [
    { do: 'remove', boat: 'S02' },
    { do: 'consecrate', island: 'I03' },
    { do: 'move_to', at: 'S09' },
    { do: 'pass' },
  ];
  const { targeting } = tableOf(powers);
  expect([...targeting.targets.keys()]).toEqual(['S02', 'I03', 'S09']);
});

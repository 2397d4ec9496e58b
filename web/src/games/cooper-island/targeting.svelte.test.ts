import { expect, test } from 'vitest';
import type { Spaces } from '../../lib/board/spaces';
import { boardOf } from '../../lib/board/testing';
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { DoingView } from '../../lib/protocol/cooper-island/DoingView';
import { Acting, type Props } from './acting.svelte';
import { Laying } from './laying.svelte';
import { layoutOf } from './layout';
import { spacesOf } from './spaces';
import { Targeting } from './targeting.svelte';
import { playerOf, viewOf } from './testing';

const layout = layoutOf({
  pane: { width: 820, height: 668 },
  players: 2,
  home: 0,
  isPhone: false,
  isFlat: false,
});
const spaces: Spaces = spacesOf({ layout, front: playerOf(), ships: {}, islets: [] });
const reach = () => 40;

function tableOf(legal: readonly Action[], done: Action[] = [], doing: Partial<DoingView> = {}) {
  const board: Props = boardOf(viewOf({}, doing), legal, done);
  const acting = new Acting(() => board);
  const targeting = new Targeting(acting, reach);
  return {
    acting,
    targeting,
    laying: new Laying(
      () => board,
      acting,
      () => spaces,
      reach,
    ),
  };
}

test('a click on a worker space puts the worker; on any other it is asked for, and refused with its rule', async () => {
  const done: Action[] = [];
  const put: Action = { do: 'put_worker', worker: 'normal', section: 'c' };
  const { targeting } = tableOf([put], done);
  await targeting.choose('c:normal');
  await targeting.choose('c:special');
  expect(done).toEqual([put, { do: 'put_worker', worker: 'special', section: 'c' }]);
});

test('a far board is looked at, and the own one again', async () => {
  const { acting, targeting } = tableOf([{ do: 'done' }]);
  await targeting.choose('seat:1');
  expect(acting.home).toBe(1);
  expect(acting.isHome).toBe(false);
  acting.focus(null);
  expect(acting.isHome).toBe(true);
});

test('while another board lies in front, only workers can be put', () => {
  const { acting, targeting } = tableOf([
    { do: 'put', space: 'b2' },
    { do: 'put_worker', worker: 'normal', section: 'c' },
  ]);
  expect([...targeting.targets.keys()]).toEqual(['b2', 'c:normal']);
  acting.focus(1);
  expect([...targeting.targets.keys()]).toEqual(['c:normal']);
});

test('a single tile is charted with the landscape in hand', async () => {
  const done: Action[] = [];
  const charts: Action[] = [
    { do: 'chart', space: 'b2', terrain: 'forest' },
    { do: 'chart', space: 'b2', terrain: 'meadow' },
    { do: 'chart', space: 'd2', terrain: 'meadow' },
  ];
  const { acting, targeting } = tableOf(charts, done);
  expect(acting.holding.terrains).toEqual(['forest', 'meadow']);
  expect([...targeting.targets.keys()]).toEqual(['b2']);
  acting.holding.next(1);
  expect([...targeting.targets.keys()]).toEqual(['b2', 'd2']);
  await targeting.choose('d2');
  expect(done).toEqual([charts[2]]);
});

test('a ruin with two crafting spots asks which', async () => {
  const done: Action[] = [];
  const { targeting } = tableOf(
    [
      { do: 'remove_ruin', space: 'a3', spot: 'plain' },
      { do: 'remove_ruin', space: 'a3', spot: 'helm' },
    ],
    done,
  );
  await targeting.choose('a3');
  expect(done).toEqual([]);
  expect(targeting.choices).toHaveLength(2);
});

test('a piece that moves is chosen first, then where it goes', async () => {
  const done: Action[] = [];
  const shifts: Action[] = [
    { do: 'shift', from: 'b2', to: 'c3' },
    { do: 'shift', from: 'd2', to: 'c3' },
  ];
  const { targeting } = tableOf(shifts, done);
  await targeting.choose('d2');
  expect([...targeting.targets.keys()]).toEqual(['c3']);
  await targeting.choose('c3');
  expect(done).toEqual([shifts[1]]);
});

test('cubes of a payment are put together by clicking, and nothing is paid yet', async () => {
  const done: Action[] = [];
  const pays: Action[] = [
    { do: 'pay', item: 'wood', stored: 1, land: 'none' },
    { do: 'pay', item: 'wood', stored: 0, land: 'b2' },
  ];
  const sets = pays.map((action) => ({ action, worth: 1, lost: 0 }));
  const { acting, targeting } = tableOf(pays, done, { sets });
  await targeting.choose('b2');
  expect(done).toEqual([]);
  expect(acting.paying.chosen?.action).toEqual(pays[1]);
});

test('by touch the first tap shows, the second does it', async () => {
  const done: Action[] = [];
  const { targeting } = tableOf([{ do: 'sail', ship: 'one_sail' }], done);
  const near = (among: Iterable<string>) => [...among][0] ?? null;
  await targeting.tap('one_sail', near);
  expect(done).toEqual([]);
  await targeting.tap('one_sail', near);
  expect(done).toEqual([{ do: 'sail', ship: 'one_sail' }]);
});

test('a double tile turns by itself to where it fits', () => {
  const lay: Action = { do: 'lay', first: 'c2', second: 'b2' };
  const { laying } = tableOf([lay]);
  laying.hover('c2');
  expect(laying.ghost).toMatchObject({ fits: true, action: lay });
  laying.hover('b2');
  expect(laying.ghost).toMatchObject({ fits: true, action: lay });
  laying.hover('e1');
  expect(laying.ghost?.fits).toBe(false);
});

test('an islet is laid with its water half on the bank and its land beside it', () => {
  const moor: Action = { do: 'moor', bank: 'WR1', half: 'a', space: 'd1' };
  const { laying } = tableOf([moor]);
  laying.hover('WR1a');
  expect(laying.ghost).toMatchObject({ fits: true, action: moor });
});

import { expect, test } from 'vitest';
import { type Arrow, cursorAt, moved } from '../../lib/board/cursor';
import type { Key } from '../../lib/board/spaces';
import type { IsletView } from '../../lib/protocol/cooper-island/IsletView';
import { layoutOf } from './layout';
import { rowsOf, spacesOf } from './spaces';
import { playerOf } from './testing';

const layout = layoutOf({
  pane: { width: 820, height: 668 },
  players: 4,
  home: 1,
  isPhone: false,
  isFlat: false,
});
const islets: readonly IsletView[][] = [[], [], [{ islet: 'coin', bank: 'WR1', half: 'a' }], []];
const drawn = { layout, front: playerOf(), ships: { one_sail: { x: 300, y: 600 } }, islets };
const spaces = spacesOf(drawn);

test('every space is met at its middle', () => {
  for (const key of rowsOf(drawn).flat()) {
    expect(spaces.has(key)).toBe(true);
    if (key !== 'one_sail') expect(['one_sail', key]).toContain(spaces.at(spaces.centre(key)));
  }
});

test('the arrow keys lead to every space from the first', () => {
  const found = new Set<Key>(['a:normal']);
  const arrows: Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  for (const key of found) {
    for (const arrow of arrows) found.add(moved(cursorAt(key, spaces), arrow, spaces).key);
  }
  expect(
    rowsOf(drawn)
      .flat()
      .filter((key) => !found.has(key)),
  ).toEqual([]);
});

test('the far boards are those of the others', () => {
  expect(rowsOf(drawn).at(-1)).toEqual(['seat:2', 'seat:3', 'seat:0']);
});

test('bays, harbors and far islets can be looked at, and lie over the boards they belong to', () => {
  const water = rowsOf(drawn).at(-2) ?? [];
  expect(water).toContain('islet:2:coin');
  expect(water.filter((key) => key.startsWith('bay:'))).toHaveLength(4);
  expect(water.filter((key) => key.startsWith('harbor:'))).toHaveLength(4);
  for (const key of water) expect(spaces.at(spaces.centre(key))).toBe(key);
});

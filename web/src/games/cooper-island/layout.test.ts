import { expect, test } from 'vitest';
import { distance, type Point } from '../../lib/board/geometry';
import { nearestIn } from '../../lib/board/spaces';
import {
  hexOf,
  isShoal,
  isSpace,
  neighboursOf,
  SHOALS,
  SPACES,
  silhouette,
  stepFrom,
  wayBetween,
} from './land';
import {
  COAST,
  cornersOf,
  hexAt,
  type Leaf,
  layoutOf,
  leafOf,
  placeOf,
  riseOf,
  workerAt,
} from './layout';
import { around, laneOf, pointAt, waterAt, wayFrom } from './ring';

const desk = (players: number, home = 0) =>
  layoutOf({ pane: { width: 820, height: 668 }, players, home, isPhone: false, isFlat: false });
const phone = (players: number) =>
  layoutOf({ pane: { width: 360, height: 358 }, players, home: 0, isPhone: true, isFlat: false });

test('a peninsula has 24 spaces and 55 pairs of neighbours, and touches 16 shoals', () => {
  expect(SPACES).toHaveLength(24);
  expect(SHOALS).toHaveLength(16);
  const pairs = SPACES.flatMap((space) => neighboursOf(space).filter(isSpace));
  expect(pairs).toHaveLength(2 * 55);
  expect(neighboursOf('WR1a').filter(isSpace)).toContain('c1');
  expect(neighboursOf('WR1a').some(isShoal)).toBe(true);
});

test('a way leads from a space to its neighbour and back', () => {
  for (const space of SPACES) {
    for (const next of neighboursOf(space)) {
      const way = wayBetween(space, next);
      expect(stepFrom(space, way)).toBe(next);
      expect(stepFrom(next, (way + 3) % 6)).toBe(space);
    }
  }
  expect(wayBetween('a1', 'e1')).toBe(-1);
});

test('whoever looks has the own peninsula in front, the others clockwise from the left', () => {
  const layout = desk(4, 2);
  expect([0, 1, 2, 3].map((seat) => placeOf(layout, seat))).toEqual([2, 3, 0, 1]);
  const xs = [3, 0, 1].map((seat) => leafOf(layout, seat)?.x ?? 0);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  expect(leafOf(layout, 2)?.isLarge).toBe(true);
});

test('all that lies on land and in front is within the drawing, at every number of players', () => {
  for (const layout of [1, 2, 3, 4].map((players) => desk(players))) {
    const points = layout.leaves.flatMap((leaf) =>
      leaf ? SPACES.flatMap((space) => cornersOf(leaf, hexAt(leaf, hexOf(space)))) : [],
    );
    const plates = (['a', 'h'] as const).map((section) => workerAt(layout, section, 'special'));
    for (const { x, y } of [...points, ...plates]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.box.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.box.height);
    }
  }
});

test('the ring is harbor, left coast, bay, right coast of the next, and so on', () => {
  const layout = desk(2, 1);
  expect(around(layout)).toBe(20);
  const said = (position: number) => {
    const water = waterAt(layout, position);
    return water.kind === 'bank' ? `${water.bank}-${water.place}` : `${water.kind}-${water.place}`;
  };
  expect([10, 11, 14, 15, 16, 19, 0, 1, 5, 9].map(said)).toEqual([
    'harbor-0',
    'WL1-0',
    'WL4-0',
    'bay-0',
    'WR4-1',
    'WR1-1',
    'harbor-1',
    'WL1-1',
    'bay-1',
    'WR1-0',
  ]);
});

test('a ship keeps to the half of a bank on which no islet lies', () => {
  const layout = desk(2);
  const leaf = layout.leaves[0] as Leaf;
  const free = pointAt(layout, 1, [[], []]) as Point;
  const beside = pointAt(layout, 1, [[{ islet: 'coin', bank: 'WL1', half: 'a' }], []]) as Point;
  expect(distance(beside, hexAt(leaf, hexOf('WL1b')))).toBeLessThan(0.01);
  expect(distance(free, beside)).toBeGreaterThan(10);
});

test('ways lead on and back over the same places', () => {
  for (const players of [1, 2, 3, 4]) {
    const layout = desk(players);
    const there = wayFrom(layout, 3, 4, []);
    const back = wayFrom(layout, 7, -4, []);
    expect(back).toEqual([...there].reverse());
    expect(laneOf(layout).length).toBeGreaterThanOrEqual(COAST * players + 1);
  }
});

test('a phone shows the coast in front and leaves the far shore to the dial', () => {
  const layout = phone(4);
  expect(pointAt(layout, 2, [])).not.toBeNull();
  expect(pointAt(layout, 12, [])).toBeNull();
  expect(layout.bays.filter((bay) => bay !== null)).toHaveLength(2);
});

test('stacks rise level by level, above six by half as much, and lie flat when asked', () => {
  const leaf = desk(4).leaves[0] as Leaf;
  expect(riseOf(leaf, 4) - riseOf(leaf, 3)).toBeCloseTo(leaf.rise);
  expect(riseOf(leaf, 8) - riseOf(leaf, 7)).toBeCloseTo(leaf.rise / 2);
  const shown = { pane: { width: 820, height: 668 }, players: 4, home: 0, isPhone: false };
  const flat = layoutOf({ ...shown, isFlat: true }).leaves[0] as Leaf;
  expect(riseOf(flat, 5)).toBe(5);
});

test('a stack is met at its top and at its cliffs, not behind it', () => {
  const leaf = desk(4).leaves[0] as Leaf;
  const middle = hexAt(leaf, hexOf('c3'));
  const shape = silhouette(leaf, middle, 5);
  const isIn = (point: Point) => nearestIn(shape, point) === point;
  const up = riseOf(leaf, 5);
  expect(isIn({ x: middle.x, y: middle.y - up })).toBe(true);
  expect(isIn({ x: middle.x, y: middle.y + 20 })).toBe(true);
  expect(isIn({ x: middle.x, y: middle.y - up - 40 })).toBe(false);
});

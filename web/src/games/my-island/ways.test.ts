import { expect, test } from 'vitest';
import type { Way } from '../../lib/protocol/my-island/Way';
import { hexOf } from './hex';
import { centre } from './layout';
import { edgesOf, halfway, linesOf } from './ways';

const sun = centre(hexOf('6,3'));
const door: Way = { from: '6,3', spaces: ['5,4', '6,4'], kind: 'door', is_done: false };
const sight: Way = { from: '6,3', spaces: ['7,3', '8,3', '9,3'], kind: null, is_done: false };

test('a door before two spaces stands between them', () => {
  const [there, ...more] = edgesOf([door]);
  expect(more).toEqual([]);
  expect(there?.x).toBeCloseTo(sun.x, 1);
  expect(there?.y).toBeGreaterThan(sun.y);
  expect(there).toMatchObject({ kind: 'door', isDone: false });
});

test('doors make room for the lenses of lines', () => {
  const [alone] = edgesOf([door]);
  const [beside] = edgesOf([door, sight]);
  expect((beside?.y ?? 0) - (alone?.y ?? 0)).toBeGreaterThan(10);
});

test('a line goes over each of its spaces, and none once it has been looked along', () => {
  const [line, ...more] = linesOf([door, sight]);
  expect(more).toEqual([]);
  expect(line?.dots).toHaveLength(3);
  expect(line?.d).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
  expect(linesOf([{ ...sight, is_done: true }])).toEqual([]);
});

test('a lens lies at the edge of its space', () => {
  const { x, y } = halfway('6,3', 0);
  expect(Math.hypot(x - sun.x, y - sun.y)).toBeCloseTo((centre(hexOf('7,3')).x - sun.x) / 2, 1);
});

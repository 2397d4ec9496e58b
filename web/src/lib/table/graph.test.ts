import { expect, test } from 'vitest';
import { labelled, place, spread } from './graph';

test('labels that do not touch stay where they are', () => {
  expect(spread([10, 90, 50], 14, 200)).toEqual([10, 90, 50]);
});

test('equal heights are told apart, in the order of the seats', () => {
  expect(spread([50, 50, 50], 14, 200)).toEqual([50, 64, 78]);
});

test('at the floor labels move up, and those above them too', () => {
  expect(spread([195, 195, 180], 14, 200)).toEqual([186, 200, 172]);
});

test('every round is numbered where there is room, the first and the last always', () => {
  expect(labelled(5, 9)).toEqual([0, 1, 2, 3, 4]);
  expect(labelled(28, 9)).toEqual([0, 4, 8, 12, 16, 20, 24, 27]);
  expect(labelled(1, 9)).toEqual([0]);
});

test('no point lies on the margins', () => {
  const margin = { left: 30, right: 60, top: 10, bottom: 20 };
  const at = place({ width: 400, height: 200, margin }, { least: 0, most: 50, ticks: [] }, 3);
  expect(at(0, 0)).toEqual({ x: 30, y: 180 });
  expect(at(2, 50)).toEqual({ x: 340, y: 10 });
});

import { expect, test } from 'vitest';
import { chances, smooth } from './byHand';

test('chances lie between 0 and 1, and are the same for the same seed', () => {
  const chance = chances(7);
  const all = Array.from({ length: 200 }, chance);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all)).toBeLessThan(1);
  expect(new Set(all).size).toBeGreaterThan(190);
  expect(Array.from({ length: 200 }, chances(7))).toEqual(all);
});

test('a smooth line is closed and goes through every point', () => {
  const line = smooth([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 5, y: 8 },
  ]);
  expect(line).toMatch(/^M0 0C.* 10 0C.* 5 8C.* 0 0Z$/);
});

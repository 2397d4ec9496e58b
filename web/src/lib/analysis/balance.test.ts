import { expect, test } from 'vitest';
import type { LuckAndPlay } from '../protocol/LuckAndPlay';
import { balanceOf, longest, way } from './balance';

function player(start: number, luck: number, result: number): LuckAndPlay {
  const counts = { decisions: 0, mean_loss: 0, strong: 0, fine: 0, slip: 0, mistake: 0 };
  return { seat: 0, start, luck, play: result - start - luck, result, ...counts };
}

test('start, luck and play add up to the result when they are rounded, too', () => {
  for (const [luck, result] of [
    [0.0949, 1],
    [-0.145, 0],
    [0.333, 1 / 3],
  ] as const) {
    const whole = balanceOf(player(1 / 3, luck, result));
    expect(whole.start + whole.luck + whole.play).toBe(whole.result);
    expect(whole.result).toBe(Math.round(result * 100));
  }
});

test('a loss that is rounded away has no sign', () => {
  expect(Object.is(balanceOf(player(0.5, -0.001, 0.5)).luck, 0)).toBe(true);
});

test('bars are as long as the longest, and there is always one', () => {
  const all = [player(0.5, 0.1, 1), player(0.5, -0.1, 0)].map(balanceOf);
  expect(longest(all)).toBe(40);
  expect(longest([])).toBe(1);
});

test('a small change is none', () => {
  expect([5, 4, 0, -4, -5].map(way)).toEqual(['up', 'even', 'even', 'even', 'down']);
});

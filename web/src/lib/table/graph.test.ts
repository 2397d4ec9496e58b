import { expect, test } from 'vitest';
import { spread } from './graph';

test('labels that do not touch stay where they are', () => {
  expect(spread([10, 90, 50], 14, 200)).toEqual([10, 90, 50]);
});

test('equal heights are told apart, in the order of the seats', () => {
  expect(spread([50, 50, 50], 14, 200)).toEqual([50, 64, 78]);
});

test('at the floor labels move up, and those above them too', () => {
  expect(spread([195, 195, 180], 14, 200)).toEqual([186, 200, 172]);
});

import { expect, test } from 'vitest';
import { movedBy, wholeBoard, zoomedAt } from './zoom';

const SIZE = { width: 400, height: 300 };

test('the point under the finger stays where it is', () => {
  expect(zoomedAt(wholeBoard, 2, { x: 100, y: 150 }, SIZE)).toEqual({ scale: 2, x: -100, y: -150 });
});

test('the board is never smaller than its window, nor moved out of it', () => {
  expect(zoomedAt(wholeBoard, 0.5, { x: 0, y: 0 }, SIZE)).toEqual(wholeBoard);
  const large = zoomedAt(wholeBoard, 2, { x: 0, y: 0 }, SIZE);
  expect(movedBy(large, 50, 50, SIZE)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(movedBy(large, -900, -900, SIZE)).toEqual({ scale: 2, x: -400, y: -300 });
});

test('there is a largest size', () => {
  expect(zoomedAt(wholeBoard, 100, { x: 0, y: 0 }, SIZE).scale).toBe(5);
});

import { expect, test } from 'vitest';
import { FINGER, lookAt } from './camera';
import { type Box, shown } from './geometry';
import { type Look, wholeBoard } from './zoom';

const SIZE = { width: 360, height: 320 };
const box = (x: number, y: number, side = 18): Box => ({ x, y, width: side, height: side });

function inSight(spots: readonly Box[], look: Look): number {
  return spots
    .map((spot) => shown(spot, look))
    .filter(
      ({ x, y, width, height }) =>
        x >= 0 && y >= 0 && x + width <= SIZE.width && y + height <= SIZE.height,
    ).length;
}

test('where nothing can be pointed at, the whole board is shown', () => {
  expect(lookAt([], SIZE)).toEqual(wholeBoard);
});

test('every space is large enough for a finger, and all are in sight if that is possible', () => {
  const spots = [box(90, 90), box(126, 90), box(108, 144)];
  const look = lookAt(spots, SIZE);
  expect(18 * look.scale).toBeGreaterThanOrEqual(FINGER);
  expect(inSight(spots, look)).toBe(3);
});

test('what is covered at the right is no place to look at', () => {
  const spots = [box(200, 0)];
  const right = (covered: number) => {
    const { x, width } = shown(box(200, 0), lookAt(spots, SIZE, undefined, covered));
    return x + width;
  };
  expect(right(42)).toBeLessThanOrEqual(SIZE.width - 42);
  expect(right(42)).toBeLessThan(right(0));
});

test('a few spaces do not fill the window', () => {
  expect(18 * lookAt([box(90, 90)], SIZE).scale).toBeLessThan(1.5 * FINGER);
});

test('spaces that are large enough are not made larger than the window allows', () => {
  expect(lookAt([box(0, 0, 60), box(290, 250, 60)], SIZE)).toEqual(wholeBoard);
});

test('where not all have room, most are in sight', () => {
  const crowd = [box(200, 200), box(218, 200), box(236, 200), box(218, 218)];
  const look = lookAt([box(20, 20), ...crowd], SIZE);
  expect(18 * look.scale).toBeGreaterThanOrEqual(FINGER);
  expect(inSight(crowd, look)).toBe(4);
});

test('where one comes from is always in sight', () => {
  const crowd = [box(200, 200), box(218, 200), box(236, 200), box(218, 218)];
  const look = lookAt([box(20, 20), ...crowd], SIZE, { x: 29, y: 29 });
  expect(inSight([box(20, 20)], look)).toBe(1);
});

test('of two crowds, the nearer one is in sight', () => {
  const [here, there] = [
    [box(20, 20), box(38, 20)],
    [box(300, 270), box(318, 270)],
  ];
  const spots = [...here, ...there];
  expect(inSight(there, lookAt(spots, SIZE, { x: 330, y: 300 }))).toBe(2);
  expect(inSight(here, lookAt(spots, SIZE, { x: 10, y: 10 }))).toBe(2);
});

test('the board is never moved out of its window', () => {
  const { scale, x, y } = lookAt([box(0, 0)], SIZE);
  expect({ x, y }).toEqual({ x: 0, y: 0 });
  expect(scale).toBeGreaterThan(1);
});

import { expect, test } from 'vitest';
import { distance } from '../../../lib/board/geometry';
import { nearestIn } from '../../../lib/board/spaces';
import { centreOf, ISLES, LINES } from '../chart';
import { coast, faceOf, shore, shrunk } from './coast';
import { LANDS } from './lands';

test('a polygon is moved inwards on every side', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];
  expect(shrunk(square, 10)).toEqual([
    { x: 10, y: 10 },
    { x: 90, y: 10 },
    { x: 90, y: 90 },
    { x: 10, y: 90 },
  ]);
});

test('every island lies within its ring of spaces and leaves the dotted lines free', () => {
  for (const island of ISLES) {
    const face = faceOf(island);
    for (const point of shore(island)) {
      expect(nearestIn(face, point)).toBe(point);
    }
    expect(nearestIn(shore(island), centreOf(island))).toEqual(centreOf(island));
  }
  const lines = LINES.map(([from, to]) => [centreOf(from), centreOf(to)]);
  for (const [from, to] of lines) {
    if (!from || !to) continue;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const nearest = ISLES.map((island) => distance(nearestIn(shore(island), middle), middle));
    expect(Math.min(...nearest)).toBeGreaterThan(5);
  }
});

test('a coast is the same every time, and grows outwards', () => {
  expect(coast('I01')).toBe(coast('I01'));
  expect(coast('I01', 10)).not.toBe(coast('I01'));
});

test('something grows on every island, and the middle stays free', () => {
  for (const { island, plants } of LANDS) {
    expect(plants.length).toBeGreaterThan(1);
    const { x, y } = centreOf(island);
    const isInTheWay = plants.some(
      (plant) => Math.abs(plant.x - x) < 20 && Math.abs(plant.y - y) < 20,
    );
    expect(isInTheWay).toBe(false);
  }
});

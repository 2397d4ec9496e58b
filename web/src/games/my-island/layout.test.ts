import { describe, expect, it } from 'vitest';
import { DIRECTIONS, hexOf, plus, spacesOf } from './hex';
import { boundsOf, CHART, centre, HEX_WIDTH, hexAt, SIZE } from './layout';

describe('the drawing', () => {
  it('puts neighbours one width of a hex apart', () => {
    const from = centre({ q: 4, r: 3 });
    for (const direction of DIRECTIONS) {
      const to = centre(plus({ q: 4, r: 3 }, direction));
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(HEX_WIDTH);
    }
  });

  it('finds each space under its centre and well inside its corners', () => {
    for (const hex of spacesOf('eternal').map(hexOf)) {
      const { x, y } = centre(hex);
      for (let angle = 0; angle < 360; angle += 15) {
        const radians = (angle * Math.PI) / 180;
        const near = SIZE * 0.84;
        expect(hexAt({ x: x + near * Math.cos(radians), y: y + near * Math.sin(radians) })).toEqual(
          hex,
        );
      }
    }
  });

  it('has room for the whole island', () => {
    const { x, y, width, height } = boundsOf(spacesOf('eternal').map(hexOf));
    expect(x).toBeGreaterThan(CHART.x);
    expect(y).toBeGreaterThan(CHART.y);
    expect(x + width).toBeLessThan(CHART.x + CHART.width);
    expect(y + height).toBeLessThan(CHART.y + CHART.height);
  });
});

import { describe, expect, it } from 'vitest';
import { DIRECTIONS, hexOf, plus, spacesOf } from './hex';
import { boundsOf, CHART, centre, fitted, HEX_WIDTH, hexAt, SIZE, viewBox } from './layout';

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

describe('a window', () => {
  const box = { x: -10, y: -20, width: 100, height: 50 };

  it('shows the chart in the middle', () => {
    const { scale, at } = fitted(box, 200, 200, 'middle');
    expect(scale).toBe(2);
    expect(at({ x: -10, y: -20 })).toEqual({ x: 0, y: 50 });
    expect(at({ x: 90, y: 30 })).toEqual({ x: 200, y: 150 });
  });

  it('shows the chart at the top', () => {
    expect(fitted(box, 200, 200, 'top').at({ x: -10, y: -20 })).toEqual({ x: 0, y: 0 });
  });

  it('takes a margin', () => {
    expect(viewBox(box, 5)).toBe('-15 -25 110 60');
  });
});

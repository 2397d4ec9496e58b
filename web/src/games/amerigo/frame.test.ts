import { describe, expect, it } from 'vitest';
import { framePath, placeAt, placeCentre } from './frame';
import { FRAME } from './layout';

/** Three by three tiles. */
const SMALL = { rows: 15, columns: 15 };
const RING = ['NW', 'N1', 'N2', 'NE', 'E1', 'E2', 'SE', 'S2', 'S1', 'SW', 'W2', 'W1'];

describe('the frame', () => {
  it('has every space where its middle is', () => {
    for (const place of [...RING, 'a1', 'h8', 'o15']) {
      expect(placeAt(placeCentre(place, SMALL), SMALL)).toBe(place);
    }
  });

  it('begins a new space in the middle of a tile', () => {
    const above = (x: number) => placeAt({ x, y: -5 }, SMALL);
    expect([10, 99, 101, 299, 301, 590].map(above)).toEqual(['NW', 'NW', 'N1', 'N1', 'N2', 'NE']);
    expect(placeAt({ x: 601, y: 301 }, SMALL)).toBe('E2');
  });

  it('ends at the edge of the chart', () => {
    expect(placeAt({ x: 10, y: -FRAME - 1 }, SMALL)).toBeNull();
  });

  it('draws corners as angles and the rest as bars', () => {
    expect(framePath('SE', SMALL).match(/Q/g)).toHaveLength(6);
    expect(framePath('W1', SMALL).match(/Q/g)).toHaveLength(4);
  });
});

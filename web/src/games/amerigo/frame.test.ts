import { describe, expect, it } from 'vitest';
import { framePath, placeAt, placeCentre, stepFrom } from './frame';
import { FRAME } from './layout';
import { nearest } from './nearest';

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

describe('arrow keys', () => {
  it('walk over squares, onto the frame, along it and back', () => {
    expect(stepFrom('c5', 0, 1, SMALL)).toBe('d5');
    expect(stepFrom('c1', -1, 0, SMALL)).toBe('NW');
    expect(stepFrom('d1', -1, 0, SMALL)).toBe('N1');
    expect(stepFrom('N1', 0, 1, SMALL)).toBe('N2');
    expect(stepFrom('N1', 1, 0, SMALL)).toBe('f1');
    expect(stepFrom('o15', 0, 1, SMALL)).toBe('SE');
    expect(stepFrom('N1', -1, 0, SMALL)).toBe('N1');
  });
});

describe('a finger', () => {
  it('means the target under it, or else the nearest one', () => {
    const over = placeCentre('c5', SMALL);
    expect(nearest(over, ['c5', 'd5'], SMALL)).toBe('c5');
    expect(nearest(over, ['d5', 'h9'], SMALL)).toBe('d5');
    expect(nearest(over, ['h9'], SMALL)).toBeNull();
  });
});

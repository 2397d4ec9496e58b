import { describe, expect, it } from 'vitest';
import { type Arrow, cursorAt, moved } from '../../lib/board/cursor';
import { nearest } from '../../lib/board/spaces';
import { CELL } from './layout';
import { chartSpaces } from './spaces';

/** Three by three tiles. */
const RING = ['NW', 'N1', 'N2', 'NE', 'E1', 'E2', 'SE', 'S2', 'S1', 'SW', 'W2', 'W1'];
const CHART = chartSpaces({ rows: 15, columns: 15 }, RING);

function walk(from: string, ...arrows: Arrow[]): string {
  return arrows.reduce((at, arrow) => moved(at, arrow, CHART), cursorAt(from, CHART)).key;
}

describe('arrow keys', () => {
  it('walk over squares, onto the frame, along it and back', () => {
    expect(walk('c5', 'ArrowRight')).toBe('d5');
    expect(walk('c1', 'ArrowUp')).toBe('NW');
    expect(walk('d1', 'ArrowUp')).toBe('N1');
    expect(walk('N1', 'ArrowRight')).toBe('N2');
    expect(walk('d1', 'ArrowUp', 'ArrowDown')).toBe('d1');
    expect(['e1', 'f1']).toContain(walk('N1', 'ArrowDown'));
    expect(walk('o15', 'ArrowRight')).toBe('SE');
    expect(walk('N1', 'ArrowUp')).toBe('N1');
  });

  it('go all the way round', () => {
    expect(walk('NW', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toBe('NE');
    expect(walk('NE', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('SE');
    expect(walk('SE', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toBe('SW');
    expect(walk('SW', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toBe('NW');
  });
});

describe('a finger', () => {
  it('means the target under it, or else the nearest one', () => {
    const near = (among: string[]) => nearest(CHART, CHART.centre('c5'), among, 1.5 * CELL);
    expect(near(['c5', 'd5'])).toBe('c5');
    expect(near(['d5', 'h9'])).toBe('d5');
    expect(near(['h9'])).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { type Arrow, cursorAt, moved } from '../../lib/board/cursor';
import { islandSpaces } from './spaces';

const ISLAND = islandSpaces('eternal');

function walk(from: string, ...arrows: Arrow[]): string {
  return arrows.reduce((at, arrow) => moved(at, arrow, ISLAND), cursorAt(from, ISLAND)).key;
}

describe('arrow keys', () => {
  it('walk along a row and stop at the coast', () => {
    expect(walk('3,4', 'ArrowRight')).toBe('4,4');
    expect(walk('0,4', 'ArrowLeft')).toBe('0,4');
    expect(walk('8,7', 'ArrowRight')).toBe('8,7');
  });

  it('walk straight down and up again, although the rows are shifted', () => {
    expect(walk('7,0', 'ArrowDown', 'ArrowDown')).toBe('6,2');
    expect(walk('7,0', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toBe('7,0');
    expect(walk('5,0', 'ArrowUp')).toBe('5,0');
    expect(walk('5,7', 'ArrowDown')).toBe('5,7');
  });

  it('reach the nearest space where the island is narrower', () => {
    expect(walk('0,0', 'ArrowDown', 'ArrowDown')).toBe('0,2');
    expect(walk('15,0', 'ArrowDown')).toBe('14,1');
  });
});

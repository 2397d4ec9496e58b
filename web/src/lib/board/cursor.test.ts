import { describe, expect, it } from 'vitest';
import { type Arrow, cursorAt, isArrow, moved } from './cursor';
import { graphOf } from './testing';

/** Sea spaces that lie as they like, and ways between some of them. */
const SEA = graphOf(
  {
    west: { x: 0, y: 0 },
    north: { x: 40, y: -30 },
    south: { x: 40, y: 25 },
    east: { x: 80, y: 5 },
    alone: { x: 120, y: 5 },
  },
  [
    ['west', 'north'],
    ['west', 'south'],
    ['north', 'east'],
    ['south', 'east'],
    ['north', 'south'],
  ],
);

function walk(from: string, ...arrows: Arrow[]): string {
  return arrows.reduce((at, arrow) => moved(at, arrow, SEA), cursorAt(from, SEA)).key;
}

describe('arrow keys over any graph', () => {
  it('go to the neighbour that lies that way', () => {
    expect(walk('west', 'ArrowRight')).toBe('south');
    expect(walk('north', 'ArrowDown')).toBe('south');
    expect(walk('south', 'ArrowUp')).toBe('north');
    expect(walk('north', 'ArrowLeft')).toBe('west');
  });

  it('reach every neighbour by some key', () => {
    const all = (key: string) =>
      new Set(
        (['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const).map((a) => walk(key, a)),
      );
    expect(all('south')).toEqual(new Set(['west', 'east', 'north', 'south']));
  });

  it('stay where no way leads', () => {
    expect(walk('east', 'ArrowRight')).toBe('east');
    expect(walk('alone', 'ArrowLeft')).toBe('alone');
  });
});

it('only arrows are arrows', () => {
  expect(['ArrowUp', 'Enter', 'toString'].map(isArrow)).toEqual([true, false, false]);
});

import { describe, expect, it } from 'vitest';
import {
  covered,
  covering,
  fittingTurns,
  nextPlacement,
  type Placement,
  pointedAt,
  spots,
  turnedLike,
} from './placements';
import { rowOfSquares } from './testing';

const place = (rotation: number, at: string, ...more: string[]): Placement<string> => ({
  action: `${rotation}@${at}`,
  rotation,
  at,
  cells: [at, ...more],
});

describe('the legal list', () => {
  const places = [place(0, 'a', 'b'), place(0, 'c', 'd'), place(1, 'b'), place(4, 'a', 'c')];

  it('tells where the piece fits as it is turned', () => {
    expect([...spots(turnedLike(places, 0))]).toEqual(['a', 'c']);
    expect(pointedAt(turnedLike(places, 1), 'b')).toBe(places[2]);
    expect(pointedAt(turnedLike(places, 0), 'b')).toBeUndefined();
  });

  it('tells every space that can be covered', () => {
    expect([...covered(places)].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('tells which rotations are meant', () => {
    const at = (key: string) => fittingTurns(places, 6, (each) => each.at === key);
    expect(at('a')).toEqual([true, false, false, false, true, false]);
    expect(fittingTurns(places, 2, () => true)).toEqual([true, true]);
    expect(fittingTurns(places, 2, ({ cells }) => cells.includes('b'))).toEqual([true, true]);
  });

  it('is walked through round and round, the present rotation first', () => {
    const isAfter = (a: string, b: string) => a > b;
    const next = (rotation: number, at: string | null, step: 1 | -1) =>
      nextPlacement(places, { rotation, at }, step, isAfter);
    expect(next(0, null, 1)).toBe(places[0]);
    expect(next(0, null, -1)).toBe(places[3]);
    expect(next(0, 'a', 1)).toBe(places[1]);
    expect(next(0, 'c', 1)).toBe(places[2]);
    expect(next(0, 'a', -1)).toBe(places[3]);
    expect(next(0, 'b', 1)).toBe(places[1]);
    expect(nextPlacement([], { rotation: 0, at: null }, 1, isAfter)).toBeUndefined();
  });
});

describe('a piece that covers several spaces', () => {
  const row = rowOfSquares(8);
  const [left, right] = [place(0, '1', '0', '2'), place(0, '2', '1', '3')];

  it('is found by any of them, the nearest first', () => {
    expect(covering([left, right], '3', row)).toBe(right);
    expect(covering([left, right], '0', row)).toBe(left);
    expect(covering([right, left], '1', row)).toBe(left);
    expect(covering([left, right], '7', row)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { hexOf } from './hex';
import { anchors, fittingTurns, found, nextPlace, type Place, reachable } from './options';

const place = (rotation: number, at: string): Place => ({ do: 'place', tile: 'T01', rotation, at });
const places = [place(0, '0,5'), place(0, '3,6'), place(1, '2,2'), place(4, '0,5')];

describe('the legal list', () => {
  it('tells where the tile fits as it is turned', () => {
    expect([...anchors(places, 0)]).toEqual(['0,5', '3,6']);
    expect(found(places, 1, hexOf('2,2'))).toBe(places[2]);
    expect(found(places, 0, hexOf('2,2'))).toBeUndefined();
  });

  it('tells every space that can be covered', () => {
    expect([...reachable(places)].sort()).toEqual([
      '0,4',
      '0,5',
      '1,5',
      '2,2',
      '2,3',
      '3,6',
      '4,6',
    ]);
  });

  it('tells which rotations fit here, or anywhere', () => {
    expect(fittingTurns(places, hexOf('0,5'))).toEqual([true, false, false, false, true, false]);
    expect(fittingTurns(places, null)).toEqual([true, true, false, false, true, false]);
  });

  it('is walked through round and round, the present rotation first', () => {
    expect(nextPlace(places, 0, null, 1)).toBe(places[0]);
    expect(nextPlace(places, 0, hexOf('0,5'), 1)).toBe(places[1]);
    expect(nextPlace(places, 0, hexOf('3,6'), 1)).toBe(places[2]);
    expect(nextPlace(places, 0, hexOf('0,5'), -1)).toBe(places[3]);
    expect(nextPlace(places, 0, hexOf('1,6'), 1)).toBe(places[1]);
    expect(nextPlace([], 0, null, 1)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { Action } from '../../lib/protocol/amerigo/Action';
import {
  allOf,
  type Build,
  buildable,
  fittingTurns,
  isAmong,
  isOnlyDone,
  meant,
  mostSteps,
  nextBuild,
  reachable,
  shipsToMove,
  shipTargets,
} from './options';

const SAILING: Action[] = [
  { do: 'place_ship', ship: 2, at: 'N1' },
  { do: 'sail', ship: 1, to: 'c4' },
  { do: 'sail', ship: 1, to: 'NW' },
  { do: 'buy_ap' },
  { do: 'done' },
];
const BUILDS: Build[] = [
  { do: 'build', tile: 'village-i3', rotation: 0, at: 'c3' },
  { do: 'build', tile: 'village-i3', rotation: 0, at: 'd3' },
  { do: 'build', tile: 'village-i3', rotation: 1, at: 'c3' },
  { do: 'build', tile: 'neutral-2', rotation: 1, at: 'h8' },
];
const C3 = { row: 2, column: 2 };

describe('what the list allows', () => {
  it('says which ships may move, and where to', () => {
    expect(shipsToMove(SAILING)).toEqual([1, 2]);
    expect([...shipTargets(SAILING, 1).keys()]).toEqual(['c4', 'NW']);
    expect(shipTargets(SAILING, 2).get('N1')).toEqual(SAILING[0]);
    expect(allOf(SAILING, 'sail')).toHaveLength(2);
  });

  it('says how far a disc may go', () => {
    const steps = [1, 2, 3].map((steps): Action => ({ do: 'advance', steps }));
    expect(mostSteps([...steps, { do: 'done' }])).toBe(3);
    expect(mostSteps([{ do: 'done' }])).toBe(0);
  });

  it('knows when nothing but the end of the turn is left', () => {
    expect(isOnlyDone([{ do: 'done' }])).toBe(true);
    expect(isOnlyDone([{ do: 'buy_ap' }, { do: 'done' }])).toBe(false);
    expect(isOnlyDone([])).toBe(false);
  });
});

describe('spots for tiles', () => {
  it('are the squares that some placement covers', () => {
    expect(buildable(BUILDS)).toEqual(new Set(['village-i3', 'neutral-2']));
    expect([...reachable(BUILDS.slice(0, 2))].sort()).toEqual(['c3', 'd3', 'e3', 'f3']);
  });

  it('are found by pointing at any of their squares', () => {
    expect(meant(BUILDS, 'village-i3', 0, { row: 2, column: 3 }).at).toBe('c3');
    expect(meant(BUILDS, 'village-i3', 0, { row: 2, column: 4 }).at).toBe('d3');
    expect(meant(BUILDS, 'village-i3', 0, C3).at).toBe('c3');
    expect(meant(BUILDS, 'village-i3', 0, { row: 2, column: 5 }).at).toBe('d3');
  });

  it('are asked about where the tile does not fit, too', () => {
    const nowhere = meant(BUILDS, 'village-i3', 0, { row: 9, column: 9 });
    expect(nowhere).toEqual({ do: 'build', tile: 'village-i3', rotation: 0, at: 'i10' });
    expect(isAmong(BUILDS, nowhere)).toBe(false);
    expect(meant([], 'village-i3', 0, { row: 0, column: 0 }).at).toBe('a1');
  });

  it('say which rotations fit', () => {
    expect(fittingTurns(BUILDS, 'village-i3', C3)).toEqual([true, true]);
    expect(fittingTurns(BUILDS, 'village-i3', { row: 2, column: 5 })).toEqual([true, false]);
    expect(fittingTurns(BUILDS, 'neutral-2', null)).toEqual([false, true]);
  });

  it('follow each other, the rotation in hand first', () => {
    const from = { tile: 'village-i3', rotation: 1, at: null };
    const first = nextBuild(BUILDS, from, 1);
    expect(first).toEqual(BUILDS[2]);
    expect(nextBuild(BUILDS, { ...from, at: 'c3' }, 1)).toEqual(BUILDS[0]);
    expect(nextBuild(BUILDS, { ...from, at: 'c3' }, -1)).toEqual(BUILDS[1]);
    expect(nextBuild(BUILDS, { ...from, tile: 'village-1' }, 1)).toBeUndefined();
  });
});

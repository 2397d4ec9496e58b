import { describe, expect, it } from 'vitest';
import type { Action } from '../../lib/protocol/amerigo/Action';
import {
  allOf,
  type Build,
  buildable,
  heldOver,
  mostSteps,
  placement,
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
});

describe('a tile', () => {
  it('is held in its middle', () => {
    expect(placement({ do: 'build', tile: 'village-i3', rotation: 0, at: 'c3' })).toMatchObject({
      at: 'd3',
      cells: ['c3', 'd3', 'e3'],
    });
    expect(heldOver('village-i3', 0, 'j10').action.at).toBe('i10');
  });

  it('that would hang over the edge is asked about where it is', () => {
    expect(heldOver('village-i3', 0, 'a1')).toMatchObject({ at: 'a1', action: { at: 'a1' } });
  });

  it('can be built if there is a spot for it', () => {
    const spots: Build[] = [
      { do: 'build', tile: 'village-i3', rotation: 0, at: 'c3' },
      { do: 'build', tile: 'neutral-2', rotation: 1, at: 'h8' },
    ];
    expect(buildable(spots)).toEqual(new Set(['village-i3', 'neutral-2']));
  });
});

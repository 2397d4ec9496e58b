import { describe, expect, it } from 'vitest';
import type { Play } from '../game';
import { heldTile, isOffered, type Place, type Props, placement } from './options';

const place = (rotation: number, at: string): Place => ({ do: 'place', tile: 'T01', rotation, at });

function props(play: Partial<Props['play']> | null, card: string | null = 'T01') {
  const nothing = { legal: [], draft: [], draftEvents: [] };
  const asked = play && ({ ...nothing, ...play } as unknown as Play<never, never>);
  return { view: { card } as Props['view'], play: asked as Props['play'] };
}

describe('what is offered', () => {
  it('is no pass on the last card, and everything else always (R9)', () => {
    const legal = [place(0, '0,5'), { do: 'pass' } as const, { do: 'finish' } as const];
    const offered = (to_come: string[]) =>
      legal.filter((action) => isOffered(action, { to_come })).map((action) => action.do);
    expect(offered(['T02'])).toEqual(['place', 'pass', 'finish']);
    expect(offered([])).toEqual(['place', 'finish']);
  });
});

describe('the tile in hand', () => {
  it('is that of the card, with all its spots', () => {
    const held = heldTile(props({ legal: [place(0, '0,5'), { do: 'pass' }, place(4, '0,5')] }));
    expect(held?.places.map(({ action }) => action)).toEqual([place(0, '0,5'), place(4, '0,5')]);
    expect(held?.drafted).toBeUndefined();
  });

  it('covers its spaces, held by its first hex', () => {
    expect(placement(place(0, '3,6'))).toMatchObject({ at: '3,6', cells: ['3,6', '4,6'] });
    const held = heldTile(props({ legal: [{ do: 'pass' }] }));
    expect(held?.lying(1, '2,2')).toEqual(placement(place(1, '2,2')));
  });

  it('is the drafted one as long as it can be taken up', () => {
    const held = heldTile(props({ draft: [place(1, '2,2')] }, null));
    expect(held?.drafted?.cells).toEqual(['2,2', '2,3']);
  });

  it('is none while others decide, after a pass, and on a board that is only looked at', () => {
    expect(heldTile(props({}))).toBeNull();
    expect(heldTile(props({ draft: [{ do: 'pass' }] }))).toBeNull();
    expect(heldTile(props(null))).toBeNull();
  });
});

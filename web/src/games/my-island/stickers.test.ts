import { describe, expect, it } from 'vitest';
import type { Action } from '../../lib/protocol/my-island/Action';
import type { Props } from './options';
import { aimed, heldSticker, isBare, isPicking, onTiles, spaceFor, stickerOf } from './stickers';

const stick = (sticker: string, at: string): Action => ({ do: 'stick', sticker, at });

function playing(legal: readonly Action[], draft: readonly Action[] = []): { play: Props['play'] } {
  return { play: { legal, draft } as unknown as Props['play'] };
}

describe('a target', () => {
  it('is a space, a hex of a tile, a direction or a slot', () => {
    expect(aimed('6,3')).toEqual({ on: 'space', space: '6,3' });
    expect(aimed('T07/2')).toEqual({ on: 'tile', tile: 'T07', hex: 2 });
    expect(aimed('sw')).toEqual({ on: 'way', way: 2 });
    expect(aimed('F12')).toEqual({ on: 'slot', symbol: 'field', n: 12 });
    expect(aimed('nowhere')).toBeNull();
  });

  it('in a direction is pointed at on the neighbour there', () => {
    expect(spaceFor('e', '6,3')).toBe('7,3');
    expect(spaceFor('nw', '6,3')).toBe('6,2');
    expect(spaceFor('nw', null)).toBeNull();
    expect(spaceFor('T07/2', '6,3')).toBeNull();
  });
});

describe('a place that all share', () => {
  const pick: Action = { do: 'pick', at: 'F1' };
  const place: Action = { do: 'place', tile: 'T01', rotation: 0, at: '0,5' };

  it('is chosen after the tile in the same draft, and until it is confirmed', () => {
    expect(isPicking(playing([pick], [place]).play)).toBe(true);
    expect(isPicking(playing([], [place, pick]).play)).toBe(true);
  });

  it('is not chosen while a tile or a sticker is in hand', () => {
    expect(isPicking(playing([place]).play)).toBe(false);
    expect(isPicking(playing([], [place]).play)).toBe(false);
    expect(isPicking(playing([stick('one', '4,0')], [pick]).play)).toBe(false);
    expect(isPicking(null)).toBe(false);
  });
});

describe('the sticker in hand', () => {
  it('may go where the legal list says, each space by itself', () => {
    const held = heldSticker(playing([stick('one', '4,0'), stick('one', '6,3')]), null);
    expect(held?.places.map(({ at, cells }) => [at, cells])).toEqual([
      ['4,0', ['4,0']],
      ['6,3', ['6,3']],
    ]);
    expect(held?.drafted).toBeUndefined();
  });

  it('lies as a draft once nothing more is to be put on, and can be taken up again', () => {
    const first = stick('one', '4,0');
    expect(heldSticker(playing([], [first]), null)?.drafted?.at).toBe('4,0');
    const second = playing([stick('two', '6,3')], [first]);
    expect(heldSticker(second, null)?.drafted).toBeUndefined();
    expect(stickerOf(second)).toBe('two');
  });

  it('goes onto tiles hex by hex', () => {
    const tiles = onTiles([stick('one', 'T07/0'), stick('one', 'T07/2'), stick('one', '4,0')]);
    expect([...tiles].map(([tile, hexes]) => [tile, [...hexes.keys()]])).toEqual([['T07', [0, 2]]]);
    expect(heldSticker(playing([stick('one', 'T07/0')]), null)).toBeNull();
  });

  it('is put onto the bare island, unless a card lies open', () => {
    const { play } = playing([stick('one', '4,0')]);
    expect(isBare({ card: null }, play)).toBe(true);
    expect(isBare({ card: 'T07' }, play)).toBe(false);
    expect(isBare({ card: null }, playing([]).play)).toBe(false);
  });
});

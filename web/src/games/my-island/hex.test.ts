import { describe, expect, it } from 'vitest';
import { SIDES, TILES } from '../../lib/protocol/my-island/components';
import { DIRECTIONS, hexOf, isOnIsland, spaceOf, spacesOf, tileHexes, turned } from './hex';

describe('hexes', () => {
  it('turn clockwise from each direction to the next', () => {
    for (const [n, direction] of DIRECTIONS.entries()) {
      expect(turned(direction, 1)).toEqual(DIRECTIONS[(n + 1) % 6]);
      expect(turned(direction, 6)).toEqual(direction);
    }
  });

  it('are read as they are written', () => {
    for (const space of spacesOf('eternal')) expect(spaceOf(hexOf(space))).toBe(space);
  });

  it('know the island: 100 spaces, no sea, no mountains', () => {
    expect(spacesOf('eternal')).toHaveLength(100);
    expect(spacesOf('game-1')).toHaveLength(100);
    expect(isOnIsland('eternal', { q: 0, r: 7 })).toBe(true);
    for (const hex of [
      { q: -1, r: 0 },
      { q: 1, r: -1 },
      { q: 9, r: 7 },
      { q: 0, r: 8 },
    ]) {
      expect(isOnIsland('eternal', hex)).toBe(false);
    }
  });
});

describe('tiles', () => {
  it('lie with their first hex on the anchor, symbols in order', () => {
    const lying = tileHexes('T15', 1, { q: 3, r: 4 });
    expect(lying.map(({ hex }) => spaceOf(hex))).toEqual(['3,4', '3,5', '2,5']);
    expect(lying.map(({ symbol }) => symbol)).toEqual(['field', 'wall', 'house']);
  });

  it('are 28, of 84 hexes, and nothing without a name', () => {
    expect(Object.keys(TILES)).toHaveLength(28);
    const hexes = Object.keys(TILES).flatMap((tile) => tileHexes(tile, 0, { q: 0, r: 0 }));
    expect(hexes).toHaveLength(84);
    // Tiles of sealed envelopes are not known here.
    expect(tileHexes('T29', 0, { q: 0, r: 0 })).toEqual([]);
  });

  it('stand beside four totems on jungle', () => {
    const { totems, terrain } = SIDES.eternal;
    expect(totems).toEqual(['4,1', '10,1', '5,3', '7,3']);
    expect(totems.map((space) => terrain[space])).toEqual(Array(4).fill('jungle'));
  });
});

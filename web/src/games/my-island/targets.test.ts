import { describe, expect, it } from 'vitest';
import type { Event } from '../../lib/protocol/my-island/Event';
import { areOnBoardOf, eventTargets } from './targets';

describe('targets', () => {
  it('of a placement are the tile and all spaces it covers', () => {
    const lying = ['tile:T07', 'space:2,5', 'space:2,6', 'space:2,7'];
    const event: Event = { event: 'tile_placed', seat: 1, tile: 'T07', rotation: 1, at: '2,5' };
    expect(eventTargets(event)).toEqual(['seat:1', ...lying]);
  });

  it.each<[Event, string[]]>([
    [{ event: 'card_revealed', tile: 'T03', left: 4 }, ['tile:T03']],
    [{ event: 'houses_on_beach', seat: 0, houses: 2, points: 2 }, ['seat:0', 'symbol:house']],
    [
      { event: 'group_completed', seat: 2, symbol: 'wall', size: 5, at: '1,1', points: 3 },
      ['seat:2', 'space:1,1'],
    ],
    [{ event: 'totem_connected', seat: 0, totem: '4,1', points: 5 }, ['seat:0', 'space:4,1']],
    [{ event: 'passed', seat: 0, tile: 'T09', points: -1 }, ['seat:0', 'tile:T09']],
    [{ event: 'finished', seat: 3 }, ['seat:3']],
    [{ event: 'track_ended', seat: 3 }, ['seat:3', 'track']],
    [{ event: 'scoring_began' }, []],
    [
      { event: 'largest_group', seat: 1, symbol: 'path', size: 7, points: 5 },
      ['seat:1', 'symbol:path'],
    ],
    [{ event: 'beach_visible', seat: 1, spaces: 2, points: -2 }, ['seat:1', 'terrain:beach']],
    [{ event: 'ranked', seat: 1, rank: 1, points: 51, progress: 0 }, ['seat:1', 'track']],
  ])('of %j', (event, targets) => {
    expect(eventTargets(event)).toEqual(targets);
  });

  it('belong to one board, or to all', () => {
    expect(areOnBoardOf(['seat:1', 'space:2,2'], 1)).toBe(true);
    expect(areOnBoardOf(['seat:1', 'space:2,2'], 0)).toBe(false);
    expect(areOnBoardOf(['space:2,2'], 0)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import type { Event } from '../../lib/protocol/amerigo/Event';
import { each, total } from './cubes';
import { beginning, pointsOf } from './events';
import { eventTargets } from './targets';
import { throwBetween } from './throws';

const BUILT: Event[] = [
  { event: 'resource_taken', seat: 1, resource: 'sugar', at: 'd5' },
  { event: 'tile_built', seat: 1, tile: 'village-i3', rotation: 1, at: 'c4', points: 2 },
  { event: 'island_completed', seat: 1, at: 'c4', points: 3, chest: true },
  { event: 'posts_paid', seat: 1, posts: 2, points: 12 },
  { event: 'posts_paid', seat: 0, posts: 1, points: 4 },
  { event: 'turn_ended', seat: 1 },
];

describe('events', () => {
  it('begin a round with each pass, and a part with each throw', () => {
    expect(beginning({ event: 'pass_began', pass: 2, time: 4 })).toBe('round');
    const out = { blue: 0, black: 0, red: 4, brown: 0, green: 0, yellow: 0, white: 0 };
    expect(beginning({ event: 'cubes_thrown', colour: 'red', thrown: 4, base: 4, ...out })).toBe(
      'part',
    );
    expect(beginning({ event: 'scoring_began' })).toBe('end');
    expect(beginning({ event: 'turn_ended', seat: 0 })).toBeNull();
  });

  it('bring points to whom they name', () => {
    const sum = (seat: number) => BUILT.reduce((all, event) => all + pointsOf(event, seat), 0);
    expect([sum(0), sum(1), sum(2)]).toEqual([4, 17, 0]);
    expect(pointsOf({ event: 'pirates_plundered', seat: 0, strength: 6, points: -6 }, 0)).toBe(-6);
    expect(pointsOf({ event: 'ranked', seat: 0, rank: 1, points: 90 }, 0)).toBe(0);
  });

  it('are about squares, islands, markers and colours', () => {
    expect(BUILT.slice(0, 3).map(eventTargets)).toEqual([
      ['seat:1', 'place:d5'],
      ['seat:1', 'place:c4', 'place:c5', 'place:c6'],
      ['seat:1', 'island:c4'],
    ]);
    expect(eventTargets({ event: 'marker_taken', seat: 0, marker: 'gold5' })).toContain(
      'marker:gold5',
    );
    expect(eventTargets({ event: 'action_chosen', seat: 0, colour: 'red', ap: 4 })).toContain(
      'colour:red',
    );
  });
});

describe('cubes', () => {
  it('are counted by colour, in the order of the rondel', () => {
    expect(total([1, 0, 2, 0, 0, 0, 0])).toBe(3);
    expect(each([1, 0, 2, 0, 0, 0, 0])).toEqual(['blue', 'red', 'red']);
  });

  it('of a throw are seen when the round has changed', () => {
    const none = [0, 0, 0, 0, 0, 0, 0] as [number, number, number, number, number, number, number];
    const cubes = { storage: none, tower: none, field: none, base: 0 };
    const before = {
      pass: 1,
      round: 'blue' as const,
      cubes: { ...cubes, tower: [0, 3, 0, 0, 0, 0, 0] as typeof none },
    };
    const after = {
      pass: 1,
      round: 'black' as const,
      cubes: { ...cubes, field: [1, 2, 0, 0, 0, 0, 0] as typeof none },
    };
    expect(throwBetween(before, after)).toEqual({
      colour: 'black',
      thrown: 4,
      out: ['blue', 'black', 'black'],
    });
    expect(throwBetween(after, after)).toBeNull();
  });
});

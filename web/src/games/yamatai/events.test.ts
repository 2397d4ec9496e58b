import { expect, test } from 'vitest';
import type { Event } from '../../lib/protocol/yamatai/Event';
import { beginning, pointsOf } from './events';
import { momentOf } from './moments';
import { eventTargets } from './targets';
import { viewOf } from './testing';

const BUILT: Event = { event: 'tile_built', seat: 1, tile: 'T25', island: 'I08' };
const HIRED: Event = {
  event: 'specialist_hired',
  seat: 1,
  specialist: 'tsuki',
  offering: 'red-red',
  coins: 2,
};

test('points come with what is built and who is hired, for whoever did it', () => {
  expect(pointsOf(BUILT, 1)).toBe(5);
  expect(pointsOf(BUILT, 0)).toBe(0);
  expect(pointsOf(HIRED, 1)).toBe(4);
  expect(pointsOf({ event: 'scored', seat: 1, category: 'coins', points: 3 }, 1)).toBe(0);
});

test('an event points at what it is about', () => {
  expect(eventTargets(BUILT)).toEqual(['seat:1', 'island:I08']);
  expect(eventTargets({ event: 'fleet_turned', fleet: 'F4' })).toEqual(['fleet:F4']);
});

test('a round begins a chapter, the end of the game another', () => {
  expect(beginning({ event: 'round_began', round: 2 })).toBe('round');
  expect(beginning({ event: 'game_ended', reason: 'boats' })).toBe('end');
  expect(beginning(BUILT)).toBeNull();
});

test('a palace is a moment, a house is none, and a group only if it is great', () => {
  const text = (id: string) => id;
  expect(momentOf(BUILT, viewOf(), text)).toEqual({
    kind: 'reached',
    targets: ['island:I08'],
    text: 'yamatai-ui-moment-palace',
  });
  expect(momentOf({ ...BUILT, tile: 'T01' }, viewOf(), text)).toBeNull();
  const group: Event = { event: 'group_paid', seat: 1, size: 3, coins: 3, doubled: false };
  expect(momentOf(group, viewOf(), text)).toBeNull();
  expect(momentOf({ ...group, size: 5 }, viewOf(), text)?.kind).toBe('closed');
});

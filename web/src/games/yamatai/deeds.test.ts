import { expect, test } from 'vitest';
import type { Event } from '../../lib/protocol/yamatai/Event';
import { deeds } from './deeds';

const text = (id: string, args: Record<string, unknown> = {}) =>
  [id.replace('yamatai-ui-', ''), ...Object.values(args)].join(' ');

test('a turn is told in the order in which it is played', () => {
  const boats = { bamboo: 0, wood: 0, stone: 1, clay: 0, gold: 0 };
  const events: Event[] = [
    { event: 'fleet_taken', seat: 0, fleet: 'F8', ...boats },
    { event: 'boat_placed', seat: 0, cargo: 'stone', at: 'S02', is_first: true },
    { event: 'boat_placed', seat: 0, cargo: 'wood', at: 'S12', is_first: false },
    { event: 'tile_built', seat: 0, tile: 'T07', island: 'I01' },
    { event: 'group_paid', seat: 0, size: 2, coins: 2, doubled: false },
    { event: 'boats_set_aside', seat: 0, ...boats },
    { event: 'turn_ended', seat: 0 },
  ];
  expect(deeds(events, text)).toEqual([
    'deed-fleet 8',
    'deed-placed 2',
    'deed-built house',
    'deed-coins 2',
    'deed-aside 1',
  ]);
});

test('what is no deed is told event by event', () => {
  expect(deeds([{ event: 'order_drawn', seat: 0, place: 1 }], text)).toBeNull();
});

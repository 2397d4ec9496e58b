import { expect, test } from 'vitest';
import { deeds } from './deeds';

const text = (id: string, args: Record<string, unknown> = {}) =>
  [id.replace('my-island-ui-', ''), ...Object.values(args)].join(' ');

test('a tile is called by what it shows, and told with what it completed', () => {
  const told = deeds(
    [
      { event: 'tile_placed', seat: 1, tile: 'T01', rotation: 0, at: '0,0' },
      { event: 'group_completed', seat: 1, symbol: 'house', size: 5, at: '0,0', points: 3 },
      { event: 'totem_connected', seat: 1, totem: '2,3', points: 5 },
    ],
    text,
  );
  expect(told).toEqual(['deed-placed T01', 'deed-group house 5', 'deed-totem']);
});

test('passing and the end are told, the result event by event', () => {
  expect(deeds([{ event: 'passed', seat: 0, tile: 'T01', points: -1 }], text)).toEqual([
    'deed-passed',
  ]);
  expect(
    deeds([{ event: 'largest_group', seat: 0, symbol: 'wall', size: 6, points: 5 }], text),
  ).toEqual(['deed-scored']);
  expect(deeds([{ event: 'ranked', seat: 0, rank: 1, points: 50, progress: 0 }], text)).toBeNull();
});

test('a game without largest groups tells of none, and what was aimed at besides is told', () => {
  const beach = { event: 'beach_visible', seat: 0, spaces: 3, points: -3 } as const;
  const roads = { event: 'scored', seat: 0, goal: 'jungle_road', n: 2, points: 8 } as const;
  expect(deeds([beach], text)).toEqual(['deed-beach']);
  expect(deeds([roads, beach], text)).toEqual([
    'deed-goal my-island-aim-jungle_road 8',
    'deed-beach',
  ]);
});

test('several places in the middle are told at once', () => {
  const picked = { event: 'picked', seat: 1, at: 'F1', points: 3 } as const;
  const tile = { event: 'tile_placed', seat: 1, tile: 'T01', rotation: 0, at: '0,0' } as const;
  expect(deeds([tile, picked, { ...picked, at: 'H1' }], text)).toEqual([
    'deed-placed T01',
    'deed-picked 2',
  ]);
});

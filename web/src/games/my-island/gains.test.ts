import { expect, it } from 'vitest';
import { gains } from './gains';

it('names what a placement earns the player, and nothing else', () => {
  const text = (id: string, args?: Record<string, unknown>) => `${id} ${args?.points}`;
  const told = gains(
    [
      { event: 'tile_placed', seat: 0, tile: 'T01', rotation: 0, at: '0,0' },
      { event: 'group_completed', seat: 0, symbol: 'field', size: 5, at: '0,0', points: 3 },
      { event: 'totem_connected', seat: 0, totem: '4,1', points: 5 },
      { event: 'totem_connected', seat: 1, totem: '4,1', points: 5 },
      { event: 'houses_on_beach', seat: 0, houses: 1, points: 1 },
    ],
    0,
    text,
  );
  expect(told).toEqual([
    'my-island-ui-gain-group 3',
    'my-island-ui-gain-totem 5',
    'my-island-ui-gain-houses 1',
  ]);
});

import { expect, test } from 'vitest';
import type { Event } from '../../lib/protocol/amerigo/Event';
import { deeds } from './deeds';
import { MAP as map } from './testing';

const text = (id: string, args: Record<string, unknown> = {}) =>
  [id.replace('amerigo-ui-', ''), ...Object.values(args)].join(' ');

function told(...events: Event[]): string[] | null {
  return deeds(events, map, text);
}

test('a turn is told by what was done, not by how', () => {
  expect(
    told(
      { event: 'action_chosen', seat: 1, colour: 'green', ap: 5 },
      { event: 'tile_built', seat: 1, tile: 'village-1', rotation: 0, at: 'c4', points: 1 },
      { event: 'tile_built', seat: 1, tile: 'village-2', rotation: 0, at: 'b4', points: 2 },
      { event: 'resource_taken', seat: 1, resource: 'sugar', at: 'b4' },
      { event: 'island_completed', seat: 1, at: 'c4', points: 3, chest: false },
      { event: 'posts_paid', seat: 0, posts: 1, points: 4 },
      { event: 'turn_ended', seat: 1 },
    ),
  ).toEqual([
    'deed-built 2 nw small',
    'deed-gathered amerigo-resource-sugar',
    'deed-completed 1 nw small',
  ]);
});

test('what was bought is listed as one says it', () => {
  const bought = (resource: 'coffee' | 'cotton' | 'sugar'): Event => ({
    event: 'good_bought',
    seat: 1,
    resource,
    cost: 2,
  });
  expect(told(bought('coffee'))).toEqual(['deed-bought amerigo-resource-coffee']);
  expect(told(bought('coffee'), bought('cotton'), bought('sugar'))).toEqual([
    'deed-bought table-list amerigo-resource-coffee, amerigo-resource-cotton amerigo-resource-sugar',
  ]);
});

test('ships that stayed have not sailed', () => {
  expect(
    told(
      { event: 'ship_sailed', seat: 0, ship: 1, to: 'd4', steps: 3 },
      { event: 'post_placed', seat: 0, at: 'd5' },
      { event: 'ship_sailed', seat: 0, ship: 2, to: 'a1', steps: 0 },
    ),
  ).toEqual(['deed-sailed 1', 'deed-founded 1']);
});

test('a choice is told as long as nothing followed from it', () => {
  expect(told({ event: 'action_chosen', seat: 1, colour: 'black', ap: 3 })).toEqual([
    'deed-chosen black',
  ]);
  expect(
    told(
      { event: 'action_chosen', seat: 1, colour: 'green', ap: 3 },
      { event: 'turn_ended', seat: 1 },
    ),
  ).toEqual(['deed-idle green']);
  expect(told({ event: 'ranked', seat: 0, rank: 1, points: 80 })).toBeNull();
});

test('what nobody did is told in few words', () => {
  expect(
    told(
      { event: 'pirate_turned', strength: 2, sum: 6 },
      { event: 'good_turned', slot: 0, resource: 'coffee', cost: 3 },
      { event: 'good_turned', slot: 1, resource: 'sugar', cost: 2 },
    ),
  ).toEqual(['told-pirates 6', 'told-displays']);
});

import { expect, test } from 'vitest';
import type { View } from '../../lib/protocol/amerigo/View';
import { momentOf } from './moments';

const text = (id: string) => id.replace('amerigo-ui-moment-', '');
const view = {
  passes: 5,
  map: {
    island_of: ['.a', 'aa'],
    ground: ['.#', '##'],
    islands: [{ size: 3, is_large: false, left: 0, posts: [] }],
  },
} as unknown as View;

test('a completed island is a moment of all its squares', () => {
  const event = { event: 'island_completed', seat: 0, at: 'b1', points: 6, chest: true } as const;
  const moment = momentOf(event, view, text);
  expect(moment).toMatchObject({ kind: 'closed', text: 'island_completed' });
  expect(moment?.targets).toEqual(expect.arrayContaining(['place:b1', 'place:a2', 'place:b2']));
});

test('pirates come, strike and are repelled', () => {
  const turned = (strength: number, sum: number) =>
    momentOf({ event: 'pirate_turned', strength, sum }, view, text)?.kind ?? null;
  expect(turned(2, 5)).toBe('sighted');
  expect(turned(2, 2)).toBeNull();
  const strike = { seat: 1, strength: 5 } as const;
  expect(momentOf({ event: 'pirates_plundered', ...strike, points: -4 }, view, text)).toMatchObject(
    {
      kind: 'raided',
      targets: ['seat:1', 'pirates'],
    },
  );
  const repelled = { event: 'pirates_repelled', ...strike, cannons: 0 } as const;
  expect(momentOf(repelled, view, text)?.kind).toBe('repelled');
});

test('only the last pass is a moment', () => {
  const began = (pass: number) => momentOf({ event: 'pass_began', pass, time: 1 }, view, text);
  expect(began(5)?.kind).toBe('last');
  expect(began(4)).toBeNull();
});

import { expect, test } from 'vitest';
import type { StageView } from '../../lib/protocol/cooper-island/StageView';
import { beginning, pointsOf } from './events';
import { momentOf } from './moments';
import { scoredAt } from './scored';
import { playerOf, viewOf } from './testing';

const text = (id: string) => id.replace('cooper-island-ui-moment-', '');

test('rounds and clean-ups begin a chapter, the end another', () => {
  expect(beginning({ event: 'round_began', round: 1 })).toBe('round');
  expect(beginning({ event: 'clean_up_began', round: 1 })).toBe('part');
  expect(beginning({ event: 'game_ended' })).toBe('end');
  expect(beginning({ event: 'workers_returned' })).toBeNull();
});

test('a step is a point, an anchor costs one', () => {
  expect(pointsOf({ event: 'ship_sailed', seat: 1, ship: 'one_sail', steps: 3 }, 1)).toBe(1);
  expect(pointsOf({ event: 'ship_sailed', seat: 1, ship: 'one_sail', steps: 3 }, 0)).toBe(0);
  expect(pointsOf({ event: 'anchor_taken', seat: 0, ship: 'one_sail' }, 0)).toBe(-1);
  expect(pointsOf({ event: 'scored', seat: 0, category: 'helm', points: 9 }, 0)).toBe(0);
});

test('an islet of somebody else is a moment, an own one is none', () => {
  const passed = { event: 'islet_passed', seat: 0, islet: 'coin' } as const;
  expect(momentOf({ ...passed, owner: 1 }, viewOf(), text)?.kind).toBe('found');
  expect(momentOf({ ...passed, owner: 0 }, viewOf(), text)).toBeNull();
});

test('a harbor fee is paid in the harbor, also in the own one', () => {
  const paid = { event: 'harbor_fee_paid', seat: 0, item: 'food' } as const;
  expect(momentOf({ ...paid, owner: 1 }, viewOf(), text)?.targets).toEqual(['harbor:1']);
  expect(momentOf({ ...paid, owner: null }, viewOf(), text)?.targets).toEqual(['harbor:0']);
});

test('only the last round is announced', () => {
  expect(momentOf({ event: 'round_began', round: 5 }, viewOf(), text)?.kind).toBe('last');
  expect(momentOf({ event: 'round_began', round: 4 }, viewOf(), text)).toBeNull();
});

test('an own order shows what it counts on land', () => {
  const land = [
    { space: 'c1', level: 2, terrain: 'meadow', thing: 'small', ruin: false } as const,
    { space: 'c2', level: 1, terrain: 'forest', thing: 'wood', ruin: false } as const,
  ];
  const stages: StageView[] = [
    { order: 'buildings', have: 2, stage: 1, needs: [2, 3, 4], points: 3, next: 5 },
  ];
  const players = [playerOf({ land: [...land], stages }), playerOf()];
  const orders = [
    { order: 'buildings', owner: { player: 0 }, worker: 'normal', spaces: 'c1-d2' } as const,
  ];
  const view = viewOf({ players, orders: [...orders] });
  expect(scoredAt('orders', 0, view)).toEqual([{ seat: 0, spaces: ['c1', 'd2'], points: 3 }]);
  expect(scoredAt('orders', 1, view)).toEqual([]);
  expect(scoredAt('helm', 0, view)).toEqual([]);
});

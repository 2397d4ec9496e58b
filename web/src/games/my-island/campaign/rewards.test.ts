import { expect, it } from 'vitest';
import type { Event } from '../../../lib/protocol/my-island/Event';
import type { View } from '../../../lib/protocol/my-island/View';
import { rewardsOf } from './rewards';

const players = (...stickers: string[][]) =>
  ({ players: stickers.map((owed) => ({ island: { stickers: owed } })) }) as unknown as View;

const ranked = (seat: number, progress: number): Event => ({
  event: 'ranked',
  seat,
  rank: seat + 1,
  points: 20,
  progress,
});

it('progress goes to those in front, stickers to those behind', () => {
  const events: Event[] = [
    { event: 'stuck', seat: 0, sticker: 'before', at: '4,0' },
    { event: 'scoring_began' },
    ranked(0, 2),
    ranked(1, 0),
    ranked(2, 0),
    { event: 'stuck', seat: 2, sticker: 'on', at: '4,0' },
    { event: 'sticker_lost', seat: 2, sticker: 'lost' },
  ];
  const rewards = rewardsOf(players([], ['waits', 'waits'], []), events);
  expect(rewards.map(({ progress }) => progress)).toEqual([2, 0, 0]);
  expect(rewards.map(({ stickers }) => stickers)).toEqual([[], ['waits', 'waits'], ['on', 'lost']]);
  expect(rewards.map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
  expect(rewards.flatMap(({ why }) => why)).toEqual([]);
});

it('the best come first, each with what brought more', () => {
  const more: Event = { event: 'progress_made', seat: 2, goal: 'temple', change: 1 };
  const events: Event[] = [
    more,
    { event: 'scoring_began' },
    { ...ranked(0, 0), rank: 3 },
    { ...ranked(1, 1), rank: 2 },
    { ...ranked(2, 2), rank: 1 },
    more,
  ] as Event[];
  const rewards = rewardsOf(players([], [], ['rock']), events);
  expect(rewards.map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(rewards.map(({ why }) => why)).toEqual([[more, more], [], []]);
});

it('who has placed nothing has not won', () => {
  const events: Event[] = [{ event: 'scoring_began' }, { ...ranked(0, 0), rank: 1 }] as Event[];
  expect(rewardsOf(players(['palm']), events)[0]?.isFirst).toBe(false);
});

it('before the end nobody has been given anything', () => {
  expect(rewardsOf(players(['start'], []), [])).toEqual([]);
});

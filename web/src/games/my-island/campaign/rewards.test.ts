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
    { event: 'stuck', seat: 2, sticker: 'after', at: '4,0' },
  ];
  const { progress, helped, why } = rewardsOf(players([], ['after'], []), events);
  expect(progress).toEqual([{ seat: 0, progress: 2 }]);
  expect(helped).toEqual([1, 2]);
  expect(why).toEqual([]);
});

it('what the winner gets is no help', () => {
  const events: Event[] = [{ event: 'scoring_began' }, ranked(0, 2), ranked(1, 1), ranked(2, 0)];
  const { helped, hindered } = rewardsOf(players(['rock'], [], ['palm']), events);
  expect([helped, hindered]).toEqual([[2], [0]]);
});

it('before the end nobody has been given anything', () => {
  expect(rewardsOf(players(['start'], []), []).helped).toEqual([]);
});

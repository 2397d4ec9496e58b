import { expect, test } from 'vitest';
import type { IslandInfo } from '../protocol/IslandInfo';
import { seatsAlone } from './alone';

const island = {
  name: 'Linga',
  animal: 0,
  person: 'Anna',
  is_mine: false,
  is_absent: false,
  progress: 0,
  last_rank: null,
  invitation: null,
};
const person: IslandInfo = { ...island, kind: 'person' };
const bot: IslandInfo = { ...island, kind: 'bot', level: 'hard', stands_in: false };

test('I play, with whoever shares my device, bots, and a free seat for everybody else', () => {
  const mine: IslandInfo = { ...person, is_mine: true };
  const shared: IslandInfo = { ...mine, person: 'Ole' };
  expect(seatsAlone([person, mine, shared, bot])).toEqual([
    { kind: 'friend' },
    { kind: 'me' },
    { kind: 'hot_seat', name: 'Ole' },
    { kind: 'bot', level: 'hard' },
  ]);
  const away: IslandInfo = { ...person, is_absent: true };
  expect(seatsAlone([away, mine, bot])).toHaveLength(2);
});

test('whoever has no island any more takes the first seat', () => {
  expect(seatsAlone([bot, person])).toEqual([{ kind: 'me' }, { kind: 'friend' }]);
});

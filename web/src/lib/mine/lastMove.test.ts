import { expect, test } from 'vitest';
import type { GameModule } from '../../games/game';
import { Texts } from '../text/format';
import { lastMove } from './lastMove';

interface Event {
  event: string;
  seat?: number;
  points?: number;
}

const game = {
  id: 'toy',
  begins: ({ event }: Event) => (event === 'card' ? 'round' : null),
  deeds: (events: readonly Event[]) => {
    const built = events.filter(({ event }) => event === 'built').length;
    return built > 0 ? [`builds ${built}`] : null;
  },
  points: (event: Event, seat: number) => (event.seat === seat ? (event.points ?? 0) : 0),
} as unknown as GameModule;

const names = ['Anna', 'Berta'];
const words = new Texts('en', ['toy-done = { $player } is done.']);
const move = (...entries: Event[][]) =>
  lastMove(
    game,
    { view: null, log: entries.map((events, entry) => ({ entry, events })) },
    {
      names,
      words,
    },
  );

test('it is the whole turn, not its last step, and not what the cards did after it', () => {
  const turn: Event[][] = [
    [{ event: 'built', seat: 1, points: 2 }],
    [{ event: 'built', seat: 1, points: 1 }],
    [{ event: 'done', seat: 1 }],
    [{ event: 'card' }],
  ];
  expect(move([{ event: 'built', seat: 0 }], ...turn)).toEqual({
    name: 'Berta',
    sentence: 'Berta builds 2',
    gains: ['+3'],
  });
});

test('what has no tale is told as it is', () => {
  expect(move([{ event: 'done', seat: 0 }])?.sentence).toBe('Anna is done');
});

test('before the first move there is none', () => {
  expect(move([{ event: 'card' }])).toBeNull();
  expect(move()).toBeNull();
});

import { expect, test } from 'vitest';
import { Texts } from '../text/format';
import { taleOf } from './tale';

type Event = { event: string; seat?: number; points?: number };

const game = {
  deeds: (events: readonly Event[]) =>
    events.some(({ event }) => event === 'ranked') ? null : events.map(({ event }) => event),
  points: (event: Event, seat: number) => (event.seat === seat ? (event.points ?? 0) : 0),
};
const words = new Texts('en', ['table-list = { $most } and { $last }']);
const told = { view: null, names: ['Anna', 'Tern'], words };

function turn(seat: number | null, ...events: Event[]) {
  return { seat, last: 7, lines: events.map((event) => ({ entry: 7, event })) };
}

test('deeds are told of who did them, points of who got them', () => {
  const built = turn(
    0,
    { event: 'builds', seat: 0, points: 4 },
    { event: 'completes', seat: 0, points: 5 },
    { event: 'pays', seat: 1, points: 4 },
  );
  expect(taleOf(game, built, told)).toEqual({
    sentence: 'Anna builds, completes and pays',
    deeds: 'Builds, completes and pays',
    gains: ['+9', 'Tern +4'],
  });
});

test('what nobody did is a sentence by itself', () => {
  expect(taleOf(game, turn(null, { event: 'the tide turns' }), told)).toEqual({
    sentence: 'The tide turns',
    deeds: 'The tide turns',
    gains: [],
  });
});

test('a game may leave it to the events', () => {
  const ranked = turn(1, { event: 'ranked', seat: 1, points: -2 });
  expect(taleOf(game, ranked, told)).toEqual({ sentence: null, deeds: '', gains: ['−2'] });
});

import { expect, test } from 'vitest';
import type { Told } from '../protocol/Told';
import { byTurn, eventsOf, lastDecision, roundEnds, turnsOf } from './turns';

type Event = { event: string; seat?: number };

const game = {
  begins: (event: Event) =>
    event.event === 'round' ? ('round' as const) : event.event === 'end' ? ('end' as const) : null,
  endsTurn: (event: Event) => event.event === 'done',
};

function told(entry: number, ...events: (string | [string, number])[]): Told {
  return {
    entry,
    events: events.map((each) =>
      typeof each === 'string' ? { event: each } : { event: each[0], seat: each[1] },
    ),
  };
}

/** Each turn as who and what. */
function shape(log: readonly Told[]): string[][] {
  return byTurn(log, game).map(({ turns }) =>
    turns.map((turn) => {
      if (!('lines' in turn)) return 'remark';
      const names = eventsOf(turn).map((event) => (event as Event).event);
      return `${turn.seat ?? '-'}: ${names.join(' ')}`;
    }),
  );
}

test('the steps of one player are one turn, until another acts', () => {
  const log = [
    told(0, 'round'),
    told(1, ['choose', 1]),
    told(2, ['sail', 1], ['found', 1]),
    told(3, ['choose', 0]),
  ];
  expect(shape(log)).toEqual([['1: choose sail found', '0: choose']]);
});

test('what others get in a turn belongs to it', () => {
  const log = [told(0, ['build', 1], ['paid', 0], ['paid', 1])];
  expect(shape(log)).toEqual([['1: build paid paid']]);
});

test('a turn that the game ended does not go on, and what follows is told player by player', () => {
  const log = [
    told(0, ['build', 1], ['done', 1], ['plundered', 0], ['repelled', 1], ['gold', 1]),
    told(1, ['choose', 1], ['done', 1]),
    told(2, ['choose', 1]),
  ];
  expect(shape(log)).toEqual([
    ['1: build done', '0: plundered', '1: repelled gold', '1: choose done', '1: choose'],
  ]);
});

test('a round ends every turn, and what is scored at the end is told player by player', () => {
  const log = [
    told(0, 'round'),
    told(1, ['place', 0]),
    told(2, 'round'),
    told(3, ['place', 0], 'end', ['scored', 0], ['beach', 0], ['scored', 1]),
  ];
  expect(shape(log)).toEqual([['0: place'], ['0: place'], ['0: scored beach', '1: scored']]);
});

test('where all answer at once, each has a line', () => {
  const log = [
    told(0, 'round'),
    told(1, ['place', 2]),
    told(2, ['pass', 0]),
    told(3, ['place', 1]),
  ];
  expect(shape(log)).toEqual([['2: place', '0: pass', '1: place']]);
});

test('what nobody did is told together', () => {
  expect(shape([told(0, 'turned', 'turned'), told(1, 'turned')])).toEqual([
    ['-: turned turned turned'],
  ]);
});

test('a remark stands where it was made, even in a turn', () => {
  const log = [told(0, ['choose', 1]), told(1, ['sail', 1])];
  const [chapter] = byTurn(log, game, [{ entry: 1, seat: 1, text: 'late' }]);
  expect(chapter?.turns.map((turn) => ('lines' in turn ? turn.last : 'remark'))).toEqual([
    0,
    'remark',
    1,
  ]);
});

test('new is what came after my last decision', () => {
  const log = [
    told(0, 'round'),
    told(1, ['place', 0]),
    told(2, ['place', 1], ['paid', 0]),
    told(3, 'round'),
  ];
  expect(lastDecision(log, [0])).toBe(2);
  expect(lastDecision(log, [0, 1])).toBe(3);
  expect(lastDecision(log, [2])).toBe(0);
  expect(turnsOf(byTurn(log, game)).map((turn) => turn.last)).toEqual([1, 2]);
});

test('the points of a round are known when the next one begins', () => {
  const log = [
    told(0, 'round'),
    told(1, ['place', 0]),
    told(2, 'round'),
    told(3, ['place', 0], 'end'),
  ];
  expect(byTurn(log, game).map((chapter) => chapter.number)).toEqual([1, 2, 0]);
  expect(roundEnds(log, 4, game.begins)).toEqual([2, 4]);
});

test('a choice that brings about nothing yet belongs to the turn', () => {
  const log = [told(0, ['put', 1]), told(1), told(2, ['draw', 1]), told(3, ['put', 0])];
  expect(shape(log)).toEqual([['1: put draw', '0: put']]);
});

test('a turn may begin although the same player had the one before', () => {
  const begins = (event: Event) => event.event === 'put';
  const log = [told(0, ['put', 1]), told(1, ['draw', 1]), told(2, ['put', 1])];
  const turns = turnsOf(byTurn(log, { ...game, beginsTurn: begins }));
  expect(turns.map((turn) => turn.lines.length)).toEqual([2, 1]);
});

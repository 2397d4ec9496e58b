import { expect, test } from 'vitest';
import game from '../../../../crates/my-island/text/en.ftl?raw';
import { type MatchState, nothingKnown } from '../match/state';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { SeatState } from '../protocol/SeatState';
import type { Standing } from '../protocol/Standing';
import { Texts } from '../text/format';
import en from '../text/languages/en';
import { promptOf } from './prompt';

const words = new Texts('en', [...en, game]);
const text = (id: string, args?: Record<string, unknown>) => words.say(id, args);
const NAMES = ['Anna', 'Ben'];

function state(summary: Partial<MatchSummary>, standings: Standing[] = []): MatchState {
  const whole = { game: 'my-island', status: 'running', owing: [], ...summary } as MatchSummary;
  return { ...nothingKnown, summary: whole, table: { view: null, seats: [], standings } };
}

function ask(match: MatchState, seat: Partial<SeatState> | null = null, own: string | null = null) {
  const game = { about: () => ({}), asks: () => own, settles: () => own };
  return promptOf(match, seat as SeatState | null, NAMES, { text, words, ...game });
}

test('who waits is told for whom, who watches that they do', () => {
  const { sentence, detail } = ask(state({ owing: [0, 1] }));
  expect(sentence).toContain('Anna and Ben');
  expect(detail).toBe(words.say('ui-watching'));
});

test('before it begins, a match says what it waits for', () => {
  const seats = [{ kind: 'person' }, { kind: 'open' }] as MatchSummary['seats'];
  const open = ask(state({ status: 'waiting', version: 0, seats }));
  expect(open.sentence).toBe(words.say('ui-prompt_open'));
  const taken = [{ kind: 'person' }, { kind: 'person' }] as MatchSummary['seats'];
  const awaited = ask(state({ status: 'waiting', version: 0, seats: taken, owing: [1] }));
  expect(awaited.sentence).toContain('Ben');
  for (const { detail } of [open, awaited]) expect(detail).toBe(words.say('ui-prompt_begins'));
  // All have committed: whoever is here needs not be named, and who is not is waited for a while.
  const dice = { commitments: ['a', 'b'], is_committed: true };
  const summary = { status: 'waiting', version: 0, seats: taken } as const;
  const here = ask({ ...state({ ...summary, owing: [] }), dice });
  expect(here).toEqual({ sentence: words.say('ui-prompt_nature'), detail: '' });
  const away = ask({ ...state({ ...summary, owing: [1] }), dice });
  expect(away.sentence).toContain('Ben');
  expect(away.detail).toBe(words.say('ui-prompt_without'));
});

test('a game may ask in words of its own', () => {
  const seat = { must_decide: true, prompt: 'card', prompt_args: {}, draft: [] };
  expect(ask(state({}), seat, 'Nothing is left to do.').sentence).toBe('Nothing is left to do.');
  expect(ask(state({}), seat).sentence).not.toBe('Nothing is left to do.');
});

test('a draft that asks for no more is to be confirmed', () => {
  const seat = { must_decide: false, draft: [{ do: 'pass' }], forced: [false] };
  const { sentence, detail } = ask(state({}), seat);
  expect(sentence).toBe(words.say('ui-prompt_confirm'));
  expect(detail).toBe(words.action('my-island', { do: 'pass' }));
});

test('where confirming does not end the turn, it says what is final then, and not that it can be undone', () => {
  const seat = { must_decide: false, draft: [{ do: 'pass' }], forced: [false] };
  const asked = ask(state({}), seat, 'All of it is final then.');
  expect(asked).toEqual({ sentence: 'All of it is final then.', detail: '' });
});

test('what is to be confirmed is named by what was chosen, not by what followed', () => {
  const draft = [{ do: 'pass' }, { do: 'finish' }];
  const { detail } = ask(state({}), { must_decide: false, draft, forced: [false, true] });
  expect(detail).toBe(words.action('my-island', { do: 'pass' }));
});

test('at the end the winners are named', () => {
  const standings = [0, 1].map((seat) => ({
    seat,
    rank: 1,
    points: 9,
    points_at_end: 9,
    lines: [],
  }));
  const { sentence, detail } = ask(state({ status: 'over' }, standings));
  expect(sentence).toBe(words.say('table-game_over'));
  expect(detail).toContain('Anna and Ben');
});

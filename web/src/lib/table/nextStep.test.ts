import { expect, test } from 'vitest';
import type { SeatState } from '../protocol/SeatState';
import { nextStep } from './nextStep';

const game = {
  endVerb: 'done',
  ends: (draft: readonly { do: string }[]) => `end ${draft.map((one) => one.do).join()}`,
  points: (event: { points: number }, seat: number) => (seat === 2 ? event.points : 0),
};

function seat(change: Partial<SeatState>): SeatState {
  return {
    seat: 2,
    decision: 1,
    must_decide: true,
    view: null,
    legal: [],
    asides: [],
    draft: [],
    forced: [],
    revision: 1,
    draft_events: [],
    prompt: '',
    prompt_args: {},
    foreseen: [],
    aims: [],
    ...change,
  };
}

const done: unknown[] = [];
const deeds = {
  commit: async () => done.push('commit'),
  end: async (action: unknown) => done.push(action),
};
const PIRATES = { points: -4, later: 0, said: [{ text: '−4 Pirates', tone: 'cost' }] } as const;
const online = {
  text: (id: string) => id,
  isOnline: true,
  isEnding: false,
  foreseen: () => PIRATES,
};
const DRAFTED = seat({ must_decide: false, draft: [{ do: 'sail' }] });

test('in the middle of a turn nothing leads on', () => {
  const middle = seat({ draft: [{ do: 'sail' }], legal: [{ do: 'sail' }] });
  expect(nextStep(game, middle, null, deeds, online)).toBeNull();
  expect(nextStep(game, seat({}), null, deeds, online)).toBeNull();
});

test('a turn that is just being ended cannot be ended once more', async () => {
  expect(nextStep(game, DRAFTED, null, deeds, online)?.isPossible).toBe(true);
  const again = nextStep(game, DRAFTED, null, deeds, { ...online, isEnding: true });
  expect(again?.isPossible).toBe(false);
  await again?.act();
  expect(done).toEqual([]);
});

test('when nothing is to be decided any more, the turn can be ended', async () => {
  const next = nextStep(game, DRAFTED, null, deeds, online);
  expect(next).toMatchObject({ kind: 'end', label: 'end sail', isPrimary: true, hindrance: null });
  await next?.act();
  expect(done.pop()).toBe('commit');
});

test('a turn that may be ended early has a quieter button, which ends it', async () => {
  const early = seat({ draft: [{ do: 'sail' }], legal: [{ do: 'sail' }, { do: 'done' }] });
  const next = nextStep(game, early, null, deeds, online);
  expect(next).toMatchObject({ kind: 'end', label: 'end sail,done', isPrimary: false });
  expect(next).toMatchObject({ gain: -4, title: 'ui-end-about −4 Pirates' });
  await next?.act();
  expect(done.pop()).toEqual({ do: 'done' });
});

test('what is in hand comes first, with what it brings', () => {
  const brings = { points: 3, later: 0, said: [] };
  const held = { label: 'put', isPossible: true, brings, act: async () => {} };
  const next = nextStep(game, DRAFTED, held, deeds, online);
  expect(next).toMatchObject({ kind: 'put', label: 'put', gain: 3, isPrimary: true });
});

test('without a line it says why not', () => {
  const next = nextStep(game, DRAFTED, null, deeds, { ...online, isOnline: false });
  expect(next?.hindrance).toBe('ui-reconnecting');
});

test('a button after which the turn goes on says what it makes final', () => {
  const settling = { ...game, settles: () => 'final' };
  expect(nextStep(settling, DRAFTED, null, deeds, online)?.title).toBe('final');
  const ending = { ...game, settles: () => null };
  expect(nextStep(ending, DRAFTED, null, deeds, online)?.title).toBe('ui-end-about');
});

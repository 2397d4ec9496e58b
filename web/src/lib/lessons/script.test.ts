import { describe, expect, it } from 'vitest';
import type { LessonScript } from '../protocol/LessonScript';
import { firstOf, isSame, situation } from './script';

const go = (to: number) => ({ do: 'go', to, by: 'sea' });
const script: LessonScript = {
  entries: 8,
  cards: [
    { at: 1, say: 'hello', points: [] },
    { at: 1, say: 'go', points: [] },
    { at: 2, say: 'further', points: [] },
    { at: 4, say: 'home', points: [] },
    { at: 8, say: 'done', points: [] },
  ],
  moves: [
    { at: 1, actions: [go(1), go(2)], events: [] },
    { at: 2, actions: [go(3)], events: [] },
    { at: 4, actions: [go(0)], events: [] },
    { at: 5, actions: [go(5)], events: [] },
    { at: 6, actions: [{ do: 'end' }], events: [] },
  ],
};

function at(version: number, draft: unknown[] = [], mustDecide = true) {
  const { mood, first, last, move } = situation(script, {
    version,
    draft,
    mustDecide,
    endVerb: 'end',
  });
  return [mood, script.cards.slice(first, last).map(({ say }) => say), move?.at ?? null];
}

describe('a lesson', () => {
  it('says what belongs to the place, and waits for what comes there', () => {
    expect(at(1)).toEqual(['says', ['hello', 'go'], 1]);
    expect(at(4)).toEqual(['says', ['home'], 4]);
  });

  it('goes on within a turn, and asks to confirm when nothing more is asked', () => {
    expect(at(1, [go(1)])).toEqual(['says', ['further'], 2]);
    expect(at(1, [go(1), go(3)], false)).toEqual(['confirms', [], null]);
    expect(at(4, [go(0)], false)).toEqual(['confirms', [], null]);
  });

  it('holds on to what was said until all of it is done, but for the end of the turn', () => {
    expect(at(4, [go(0)])).toEqual(['says', ['home'], 5]);
    expect(at(4, [go(0), go(5)])).toEqual(['confirms', [], null]);
    expect(at(4, [go(0), go(5), { do: 'end' }], false)).toEqual(['confirms', [], null]);
  });

  it('takes every way that will do, and no other', () => {
    expect(at(1, [go(2)])[0]).toBe('says');
    expect(at(1, [go(4)])).toEqual(['strays', ['further'], null]);
    expect(at(1, [go(1), go(4)], false)[0]).toBe('strays');
    expect(at(8, [go(1)])[0]).toBe('strays');
  });

  it('ends with its last words', () => {
    expect(at(8)).toEqual(['ends', ['done'], null]);
  });
});

describe('of several ways', () => {
  it('the first that is open is waited for', () => {
    expect(firstOf([go(1), go(2)], [go(3), go(2)])).toEqual(go(2));
    expect(firstOf([go(1), go(2)], [])).toEqual(go(1));
    expect(firstOf([], [go(1)])).toBeNull();
  });
});

describe('two actions', () => {
  it('are the same in whatever order they are written', () => {
    expect(isSame({ do: 'go', to: [1, 2] }, { to: [1, 2], do: 'go' })).toBe(true);
    expect(isSame({ do: 'go', to: [1, 2] }, { do: 'go', to: [1] })).toBe(false);
    expect(isSame({ do: 'go' }, { do: 'go', to: 1 })).toBe(false);
    expect(isSame(null, {})).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { openedIn, shownIn } from './room';

const NEED = { rows: 7, picks: 0, isTall: false };
/** Beside the sheet at 1280 x 800. */
const LOW = 438;

describe('what I must decide', () => {
  it('shows the tower and all rows where they fit', () => {
    expect(shownIn(LOW, 'nothing', { ...NEED, rows: 8 })).toBe('all');
    expect(shownIn(800, 'sail', NEED)).toBe('all');
  });

  it('gives up the tower first, and the rows only for long lists', () => {
    expect(shownIn(LOW, 'sail', NEED)).toBe('rows');
    expect(shownIn(LOW, 'track', NEED)).toBe('rows');
    expect(shownIn(LOW, 'plan', NEED)).toBe('strip');
    expect(shownIn(LOW, 'pick', { ...NEED, picks: 8 })).toBe('strip');
  });

  it('opens what the step asks for, and nothing while others decide', () => {
    const doing = { colour: 'blue' as const, post: null };
    const view = (step: 'act' | 'pick' | 'choose') => ({ step, doing }) as never;
    expect(openedIn(view('act'), true)).toBe('sail');
    expect(openedIn(view('pick'), true)).toBe('pick');
    expect(openedIn(view('choose'), true)).toBe('nothing');
    expect(openedIn(view('act'), false)).toBe('nothing');
  });
});

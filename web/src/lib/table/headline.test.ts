import { expect, test } from 'vitest';
import type { GameModule } from '../../games/game';
import type { MatchSummary } from '../protocol/MatchSummary';
import { Texts } from '../text/format';
import en from '../text/languages/en';
import { headed, headline, progress } from './headline';

const words = new Texts('en', [
  ...en,
  'cooper-island-option-difficulty-easy = Easy: he loses 12 points at the end',
]);
const text = (id: string, args?: Record<string, unknown>) => words.say(id, args);
const game = { progress: () => 'Round 2 of 5' } as unknown as GameModule;
const summary = {
  game: 'cooper-island',
  options: { difficulty: 'easy', players: 1 },
  seats: [{}],
} as unknown as MatchSummary;

test('how far a match has come stands before what was chosen for it, and that is said in short', () => {
  const said = headline(summary, game, { view: {}, isEnd: false }, { text, words });
  expect(said.split(' · ').slice(1)).toEqual(['Round 2 of 5', 'Easy']);
});

test('the head speaks of what lies on the board: what is shown of others, or my draft', () => {
  const table = { view: 'confirmed' };
  const seat = { view: 'drafted', draft: [{ do: 'done' }] };
  expect(headed({ past: { view: 'shown' }, seat, table })).toBe('shown');
  expect(headed({ past: null, seat, table })).toBe('drafted');
  expect(headed({ past: null, seat: { ...seat, draft: [] }, table })).toBe('confirmed');
  expect(headed({ past: null, seat: null, table: null })).toBeUndefined();
});

test('before anything is known, and at the end, no round is told', () => {
  expect(progress(game, { view: undefined, isEnd: false }, text)).toBe('');
  expect(progress(game, { view: {}, isEnd: true }, text)).toBe(text('ui-headline_end'));
});

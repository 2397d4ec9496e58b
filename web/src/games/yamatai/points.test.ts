import { expect, test } from 'vitest';
import { wordsOf } from '../../lib/board/testing';

const said = (language: string, category: string, points: number, signed: string) =>
  wordsOf('yamatai', language)('yamatai-ui-gain', { category, points, signed });

test('points are called points, whatever they are for', () => {
  expect(said('en', 'coins', 1, '+1')).toBe('+1 point for coins');
  expect(said('en', 'specialists', 2, '+2')).toBe('+2 points for specialists');
  expect(said('en', 'prestige', 1, '+1')).toBe('+1 prestige point');
  expect(said('de', 'buildings', 4, '+4')).toBe('+4 Punkte für Gebäude');
  expect(said('de', 'coins', 1, '−1')).toBe('−1 Punkt für Münzen');
  expect(said('de', 'prestige', 2, '+2')).toBe('+2 Prestigepunkte');
});

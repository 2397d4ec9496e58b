import { expect, test } from 'vitest';
import { wordsOf } from '../../lib/board/testing';
import type { CooperView } from '../../lib/protocol/cooper-island/CooperView';
import { rivalOf, tieOf } from './rival';
import { playerOf, viewOf } from './testing';

const text = wordsOf('cooper-island', 'en');

test("Cooper's points are told line by line, and the lines add up", () => {
  const breakdown = [
    { category: 'helm', points: 31 },
    { category: 'orders', points: 8 },
    { category: 'difficulty', points: -6 },
  ];
  const cooper = { points: 33, breakdown } as unknown as CooperView;
  const mine = ['helm', 'orders', 'anchors'].map((category) => ({ category, points: 0 }));
  const players = [playerOf({ breakdown: mine })];
  const rival = rivalOf(viewOf({ cooper, players }), text);
  expect(rival?.lines.map((line) => line.points)).toEqual([31, 8, -6]);
  expect(rival?.lines.map((line) => line.category)).toEqual(['helm', 'orders', null]);
  expect(rival?.lines[2]?.label).toBe(text('cooper-island-ui-cooper-difficulty'));
  expect(rival?.points).toBe(33);
  expect(rivalOf(viewOf(), text)).toBeNull();
});

test('uncharted land decides between equal points', () => {
  const players = [playerOf({ uncharted: 5 }), playerOf({ uncharted: 3 })];
  expect(tieOf(viewOf({ players }), text).values).toEqual([5, 3]);
});

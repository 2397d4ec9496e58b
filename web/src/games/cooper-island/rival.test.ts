import { expect, test } from 'vitest';
import { wordsOf } from '../../lib/board/testing';
import type { CooperView } from '../../lib/protocol/cooper-island/CooperView';
import { DIFFICULTIES } from '../../lib/protocol/cooper-island/components';
import { rivalOf, tieOf } from './rival';
import { playerOf, viewOf } from './testing';

const text = wordsOf('cooper-island', 'en');

test("Cooper's points are told line by line, and the lines add up", () => {
  // 31 steps and two orders, worth 4 each.
  const points = 31 + 8 + DIFFICULTIES.hard;
  const cooper = { steps: 31, points, difficulty: 'hard' } as unknown as CooperView;
  const rival = rivalOf(viewOf({ cooper }), text);
  expect(rival?.lines.map((line) => line.points)).toEqual([31, 8, DIFFICULTIES.hard]);
  expect(rival?.points).toBe(points);
  expect(rivalOf(viewOf(), text)).toBeNull();
});

test('uncharted land decides between equal points', () => {
  const players = [playerOf({ uncharted: 5 }), playerOf({ uncharted: 3 })];
  expect(tieOf(viewOf({ players }), text).values).toEqual([5, 3]);
});

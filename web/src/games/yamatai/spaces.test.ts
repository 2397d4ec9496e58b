import { expect, test } from 'vitest';
import { type Arrow, cursorAt, moved } from '../../lib/board/cursor';
import { centreOf, ISLES, LINES, SPACES } from './chart';
import { chartSpaces, ROWS } from './spaces';

const ARROWS: readonly Arrow[] = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

test('the chart has its spaces, islands and dotted lines', () => {
  expect([SPACES.length, ISLES.length, LINES.length]).toEqual([76, 34, 109]);
  expect(ROWS.flat().toSorted()).toEqual([...ISLES, ...SPACES].toSorted());
});

test('whoever points at the middle of a space or an island means it', () => {
  for (const key of [...SPACES, ...ISLES]) expect(chartSpaces.at(centreOf(key))).toBe(key);
  expect(chartSpaces.at({ x: -50, y: 760 })).toBeNull();
});

test('the arrow keys lead everywhere', () => {
  const seen = new Set(['S02']);
  for (const key of seen) {
    for (const arrow of ARROWS) seen.add(moved(cursorAt(key, chartSpaces), arrow, chartSpaces).key);
  }
  expect([...SPACES, ...ISLES].filter((key) => !seen.has(key))).toEqual([]);
});

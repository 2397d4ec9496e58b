import { expect, test } from 'vitest';
import { about, shared, whereabouts } from './about';
import { MAP } from './testing';

const NORTH_WEST = { where: 'nw', isle: 'small' };

test('a square is named by its island, an anchor by the island it points at', () => {
  expect(whereabouts('b4', MAP)).toEqual(NORTH_WEST);
  expect(whereabouts('e4', MAP)).toEqual(NORTH_WEST);
  expect(whereabouts('s10', MAP)).toEqual({ where: 'e', isle: 'large' });
});

test('the open sea and the frame are named by the compass', () => {
  expect(whereabouts('a1', MAP)).toEqual({ where: 'nw' });
  expect(whereabouts('j10', MAP)).toEqual({ where: 'middle' });
  expect(whereabouts('S2', MAP)).toEqual({ where: 's' });
  expect(whereabouts('NE', MAP)).toEqual({ where: 'ne' });
});

test('several squares are on one island, in one part of the chart, or here and there', () => {
  expect(shared(['b4', 'c5'], MAP)).toEqual(NORTH_WEST);
  expect(shared(['a1', 'b4'], MAP)).toEqual({ where: 'nw' });
  expect(shared(['b4', 's10'], MAP)).toEqual({ where: 'none' });
  expect(shared([], MAP)).toEqual({ where: 'none' });
});

test('what names no place is told without one', () => {
  expect(about({ event: 'turn_ended', seat: 0 }, { map: MAP })).toEqual({});
  expect(about({ do: 'sail', ship: 1, to: 'e4' }, { map: MAP })).toEqual(NORTH_WEST);
});

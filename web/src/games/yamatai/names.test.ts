import { expect, test } from 'vitest';
import { boatsOf, cargoesOf, countedOf, culturesOf, fleetNumber } from './names';

test('boats are read letter by letter, and written in the order of their prices', () => {
  expect(cargoesOf('BBWG')).toEqual(['bamboo', 'bamboo', 'wood', 'gold']);
  expect(boatsOf(['gold', 'bamboo', 'wood', 'bamboo'])).toBe('BBWG');
  expect(cargoesOf('none')).toEqual([]);
  expect(boatsOf([])).toBe('none');
  expect(countedOf('BBC')).toEqual([
    { cargo: 'bamboo', count: 2 },
    { cargo: 'clay', count: 1 },
  ]);
});

test('an offering names its tokens, a fleet its number', () => {
  expect(culturesOf('orange-orange')).toEqual(['orange', 'orange']);
  expect(culturesOf('orange-green-red')).toEqual(['orange', 'green', 'red']);
  expect(fleetNumber('F10')).toBe(10);
});

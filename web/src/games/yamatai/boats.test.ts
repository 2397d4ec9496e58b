import { expect, test } from 'vitest';
import { boatsOf, countsOf, tokensOf } from './boats';

test('boats are read letter by letter', () => {
  expect(boatsOf('BBWG')).toEqual(['bamboo', 'bamboo', 'wood', 'gold']);
  expect(boatsOf('none')).toEqual([]);
});

test('equal boats are counted, in the order of their price', () => {
  expect(countsOf('GBWB')).toEqual([
    { cargo: 'bamboo', count: 2 },
    { cargo: 'wood', count: 1 },
    { cargo: 'gold', count: 1 },
  ]);
  expect(countsOf('none')).toEqual([]);
});

test('a payment is two or three tokens', () => {
  expect(tokensOf('orange-orange')).toEqual(['orange', 'orange']);
  expect(tokensOf('orange-green-red')).toEqual(['orange', 'green', 'red']);
});

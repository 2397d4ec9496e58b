import { expect, test } from 'vitest';
import type { SiteView } from '../../../lib/protocol/yamatai/SiteView';
import { costOf, reachOf } from './shortage';

function site(at: string, missing: string): SiteView {
  return {
    tile: 'T13',
    at,
    is_now: missing === 'none',
    paying: [],
    missing,
    prestige: 0,
    coins: 0,
  };
}

test('a tile that can be built says on how many islands', () => {
  const sites = [site('I07', 'none'), site('I08', 'none'), site('I14', 'S')];
  expect(reachOf(['I07', 'I08'], sites)).toEqual({ nearness: 'lit', islands: 2, missing: null });
});

test('a tile that can be built with fleet 9 shows the boat that is waived', () => {
  expect(reachOf(['I07'], [site('I07', 'S')])).toEqual({
    nearness: 'lit',
    islands: 1,
    missing: 'stone',
  });
});

test('a tile that lacks one boat shows the one missing on most islands', () => {
  const sites = [site('I07', 'S'), site('I08', 'W'), site('I14', 'W')];
  expect(reachOf([], sites)).toEqual({ nearness: 'near', islands: 3, missing: 'wood' });
});

test('a tile without sites is far away', () => {
  expect(reachOf([], []).nearness).toBe('far');
});

test('of two equal boats one is missing', () => {
  expect(costOf(['bamboo', 'bamboo', 'clay'], 'bamboo').map(({ isMissing }) => isMissing)).toEqual([
    false,
    true,
    false,
  ]);
  expect(costOf(['bamboo'], null)).toEqual([{ cargo: 'bamboo', isMissing: false }]);
});

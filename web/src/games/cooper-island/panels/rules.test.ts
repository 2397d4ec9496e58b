import { expect, test } from 'vitest';
import { wordsOf } from '../../../lib/board/testing';
import { SPACES } from '../land';
import { SECTIONS } from '../layout';
import { bayKey, harborKey, isletKey, seatKey, workerKey } from '../targeting.svelte';
import { playerOf, viewOf } from '../testing';
import {
  boatRule,
  crateRule,
  goalRule,
  isletRule,
  orderRule,
  placeRule,
  sectionRule,
} from './rules';

const text = wordsOf('cooper-island', 'en');

test.each([
  ['boat', 'luxury', boatRule('luxury')],
  ['boat', 'goods', boatRule('goods')],
  ['islet', 'ruin', isletRule('ruin')],
  ['islet', 'luxury', isletRule('luxury')],
  ['crate', 'cubes', crateRule('cubes')],
  ['milestone', 'buildings', goalRule('buildings')],
  ['order', 'buildings', orderRule('buildings')],
  ['order', 'heights', orderRule('heights')],
  ['order', 'copy', orderRule('copy')],
])('the rule of %s %s is the one that says what it does', (kind, name, rule) => {
  expect(text(`cooper-island-rule-${rule}`)).toBe(text(`cooper-island-${kind}-${name}.effect`));
});

test.each(SECTIONS)('section %s leads to its rule', (section) => {
  expect(text(`cooper-island-rule-${sectionRule(section)}`)).toBe(
    text(`cooper-island-section-${section}.effect`),
  );
});

test('every place on the map leads to the rule of what lies there', () => {
  const [first, second, third] = SPACES as [string, string, string];
  const land = playerOf().land.map((space) => {
    if (space.space === first) return { ...space, ruin: true };
    if (space.space === second) return { ...space, level: 2, thing: 'statue' as const };
    return space;
  });
  const front = playerOf({ land, islets: [{ islet: 'coin', bank: 'WL1', half: 'a' }] });
  const view = viewOf({ players: [front, playerOf()] });
  const rules = (keys: readonly string[]) => keys.map((key) => placeRule(key, view, 0));
  expect(rules([first, second, third])).toEqual(['5.15', '5.16', '5.5']);
  expect(rules(['WL1a', 'WL1b', 'WR2a'])).toEqual(['I3', '5.6', '5.6']);
  expect(rules([workerKey('c', 'special'), isletKey(1, 'step')])).toEqual(['7C', 'I5']);
  expect(rules([harborKey(1), bayKey(5), 'one_sail', seatKey(1)])).toEqual([
    '5.11',
    '5.10',
    '5.9',
    null,
  ]);
});

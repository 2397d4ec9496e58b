import { expect, test } from 'vitest';
import { wordsOf } from '../../../lib/board/testing';
import { boatRule, crateRule, goalRule, orderRule } from './rules';

const text = wordsOf('cooper-island', 'en');

test.each([
  ['boat', 'luxury', boatRule('luxury')],
  ['boat', 'goods', boatRule('goods')],
  ['crate', 'cubes', crateRule('cubes')],
  ['milestone', 'buildings', goalRule('buildings')],
  ['order', 'buildings', orderRule('buildings')],
  ['order', 'heights', orderRule('heights')],
  ['order', 'copy', orderRule('copy')],
])('the rule of %s %s is the one that says what it does', (kind, name, rule) => {
  expect(text(`cooper-island-rule-${rule}`)).toBe(text(`cooper-island-${kind}-${name}.effect`));
});

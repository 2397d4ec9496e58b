import { expect, test } from 'vitest';
import { falling, flags } from './festive';

test('at most 130 fall, and all have landed after two and a half seconds', () => {
  expect(falling(4000)).toHaveLength(130);
  expect(falling(360).length).toBeLessThan(50);
  for (const { delay, lasts } of falling(4000)) expect(delay + lasts).toBeLessThanOrEqual(2500);
});

test('bunting reaches from edge to edge', () => {
  const strings = flags(1244);
  expect(strings).toHaveLength(3);
  expect(strings[0]?.line).toMatch(/^M0 3Q/);
  expect(strings.at(-1)?.line).toMatch(/ 1244 3$/);
});

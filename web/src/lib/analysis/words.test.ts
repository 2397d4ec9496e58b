import { expect, test } from 'vitest';
import type { JudgedDecision } from '../protocol/JudgedDecision';
import type { TurningPoint } from '../protocol/TurningPoint';
import { hundredths, instead } from './words';

test('what a move cost is what lies between the two chances, rounded as they are', () => {
  const swing = -0.217;
  const decision = { chances: [0.5148, 0.2978] } as JudgedDecision;
  const { better, played } = instead({ swing } as TurningPoint, decision);
  expect([better, played]).toEqual([51, 29]);
  expect(better - played).toBe(-hundredths(swing));
});

test('nearly nothing has no sign', () => {
  expect(Object.is(hundredths(-0.001), 0)).toBe(true);
});

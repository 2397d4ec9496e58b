import { describe, expect, it } from 'vitest';
import { boxAround, fitted, middleOf, shown, viewBox } from './geometry';

describe('a window', () => {
  const box = { x: -10, y: -20, width: 100, height: 50 };
  const room = { x: 0, y: 0, width: 200, height: 200 };

  it('shows the drawing in the middle', () => {
    const fit = fitted(box, room);
    expect(fit.scale).toBe(2);
    expect(shown(box, fit)).toEqual({ x: 0, y: 50, width: 200, height: 100 });
  });

  it('shows the drawing at the top', () => {
    expect(shown(box, fitted(box, room, 'top'))).toEqual({ x: 0, y: 0, width: 200, height: 100 });
  });

  it('may begin further right and below', () => {
    const fit = fitted(box, { ...room, x: 30, y: 7 });
    expect(shown(box, fit)).toEqual({ x: 30, y: 57, width: 200, height: 100 });
  });

  it('takes a margin', () => {
    expect(viewBox(box, 5)).toBe('-15 -25 110 60');
  });
});

it('points have a box around them, and a middle', () => {
  const points = [
    { x: 4, y: 1 },
    { x: -2, y: 7 },
  ];
  expect(boxAround(points)).toEqual({ x: -2, y: 1, width: 6, height: 6 });
  expect(middleOf(points)).toEqual({ x: 1, y: 4 });
});

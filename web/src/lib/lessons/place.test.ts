import { describe, expect, it } from 'vitest';
import { arrowTo, choose } from './place';

const card = { width: 400, height: 150 };
const stage = { left: 0, top: 0, right: 1000, bottom: 800 };
const area = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 60 });

describe('the card of the coach', () => {
  it('lies at the lower right', () => {
    expect(choose(card, stage, [], [])).toEqual({ left: 586, top: 636 });
  });

  it('covers nothing that is meant, nor what one plays with', () => {
    const meant = area(800, 700);
    expect(choose(card, stage, [meant], [])).toEqual({ left: 14, top: 636 });
    expect(choose(card, stage, [meant], [area(20, 720)])).toEqual({ left: 586, top: 34 });
    const corners = [area(20, 720), area(900, 50), area(20, 50)];
    expect(choose(card, stage, [meant], corners)).toEqual({ left: 300, top: 636 });
  });

  it('covers as little as it can of what one plays with', () => {
    const everywhere = { left: 0, top: 300, right: 1000, bottom: 800 };
    const above = { left: 0, top: 0, right: 600, bottom: 100 };
    expect(choose(card, stage, [], [everywhere, above])).toEqual({ left: 586, top: 34 });
  });

  it('points from its edge to what is meant', () => {
    const box = { left: 586, top: 636, right: 986, bottom: 786 };
    expect(arrowTo(area(700, 300), box)).toEqual({ from: [760, 636], to: [760, 360] });
    expect(arrowTo(area(100, 700), box)).toEqual({ from: [586, 711], to: [160, 711] });
  });
});

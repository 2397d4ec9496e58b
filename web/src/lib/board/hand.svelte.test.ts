import { describe, expect, it, vi } from 'vitest';
import { type Board, Hand, type Held } from './hand.svelte';
import type { Placement } from './placements';
import { rowOfSquares } from './testing';

const ROW = rowOfSquares(8);

/** A piece of two squares; turned, it lies to the left. */
function lying(rotation: number, at: string): Placement<string> {
  const beside = String(Number(at) + (rotation === 0 ? 1 : -1));
  return { action: `${rotation}@${at}`, rotation, at, cells: [at, beside] };
}

const HELD: Held<string> = {
  turns: 2,
  places: [lying(0, '1'), lying(0, '4'), lying(1, '6')],
  lying,
};

function hold(more: Partial<Board<string>> = {}) {
  const play = { act: vi.fn(async () => true), undo: vi.fn(async () => undefined) };
  const board = { spaces: ROW, position: '1', held: HELD, play, isLoose: false, reach: 0 };
  let shown = $state.raw<Board<string>>({ ...board, isGround: ROW.has, ...more });
  const change = (next: Partial<Board<string>>) => {
    shown = { ...shown, ...next };
  };
  return { hand: new Hand<string>(() => shown), play, change };
}

describe('the piece in hand', () => {
  it('shows whether it fits where it hovers', () => {
    const { hand } = hold();
    hand.hover('1');
    expect(hand.ghost).toMatchObject({ fits: true, cells: ['1', '2'] });
    hand.hover('2');
    expect(hand.ghost).toMatchObject({ fits: false, cells: ['2', '3'] });
    hand.hover('elsewhere');
    expect(hand.ghost).toBeNull();
  });

  it('held loosely is meant by any space it would cover', () => {
    const { hand } = hold({ isLoose: true });
    hand.hover('5');
    expect(hand.ghost).toMatchObject({ fits: true, at: '4' });
    expect(hand.fitting).toEqual([true, true]);
    hand.hover('2');
    expect(hand.fitting).toEqual([true, false]);
  });

  it('lies in a lesson as the lesson waits for it, until it is turned', async () => {
    const { hand, play } = hold({ isLoose: true, meant: lying(1, '6') });
    hand.hover('5');
    expect(hand.ghost).toMatchObject({ fits: true, at: '6', rotation: 1 });
    await hand.turn(1);
    await hand.turn(1);
    expect(hand.ghost).toMatchObject({ fits: true, at: '4', rotation: 0 });
    await hand.choose('5');
    expect(play.act).toHaveBeenLastCalledWith('0@4');
  });

  it('is turned round and round', async () => {
    const { hand } = hold();
    await hand.turn(-1);
    expect(hand.rotation).toBe(1);
    await hand.turn(1);
    expect(hand.rotation).toBe(0);
    expect(hand.fitting).toEqual([true, true]);
  });

  it('jumps from spot to spot, turning if it must', () => {
    const { hand } = hold();
    expect([hand.jump(1), hand.jump(1), hand.jump(1), hand.jump(1)]).toEqual(['1', '4', '6', '1']);
    expect(hand.isPinned).toBe(true);
    expect(hand.jump(-1)).toBe('6');
  });

  it('is put down by a click; where it does not fit the table says why', async () => {
    const { hand, play } = hold();
    await hand.choose('4');
    expect(play.act).toHaveBeenLastCalledWith('0@4');
    expect(hand.at).toBeNull();
    play.act.mockResolvedValueOnce(false);
    await hand.choose('5');
    expect(play.act).toHaveBeenLastCalledWith('0@5');
    expect(hand.at).toBe('5');
  });

  it('is put down once by two clicks', async () => {
    const { hand, play } = hold();
    await Promise.all([hand.choose('4'), hand.choose('4')]);
    expect(play.act).toHaveBeenCalledOnce();
  });

  it('is only pointed with by a finger, which may miss by a little', async () => {
    const { hand, play } = hold({ reach: 20 });
    await hand.tap('3', (among) => [...among][0] ?? null);
    expect(hand).toMatchObject({ at: '1', isPinned: true });
    await hand.tap('3', () => null);
    expect(hand.at).toBe('3');
    await hand.tap(null, () => null);
    expect(hand.at).toBeNull();
    expect(play.act).not.toHaveBeenCalled();
  });
});

describe('a drafted piece', () => {
  function drafted() {
    const all = hold();
    all.hand.remember();
    all.change({ held: { ...HELD, places: [], drafted: lying(0, '1') } });
    return all;
  }

  it('can be moved to where it could have been put', async () => {
    const { hand, play } = drafted();
    hand.hover('4');
    expect(hand.ghost?.fits).toBe(true);
    await hand.drop();
    expect(play.undo).toHaveBeenCalledOnce();
    expect(play.act).toHaveBeenCalledExactlyOnceWith('0@4');
  });

  it('shows no ghost where it could not go, nor over itself', () => {
    const { hand } = drafted();
    hand.hover('5');
    expect(hand.ghost).toBeNull();
    hand.hover('2');
    expect(hand.ghost).toBeNull();
  });

  it('is taken up again by a click on it, or turned in the hand', async () => {
    const { hand, play } = drafted();
    await hand.choose('2');
    expect(play.undo).toHaveBeenCalledOnce();
    expect(hand).toMatchObject({ at: '1', isPinned: true });
    await hand.turn(1);
    expect(play.undo).toHaveBeenCalledTimes(2);
    expect(play.act).not.toHaveBeenCalled();
  });

  it('forgets its spots in another position', () => {
    const { hand, change } = drafted();
    change({ position: '2' });
    expect(hand.places).toEqual([]);
  });
});

it('an empty hand does nothing', async () => {
  const { hand, play } = hold({ held: null });
  hand.hover('1');
  expect([hand.ghost, hand.isOn, hand.jump(1)]).toEqual([null, false, null]);
  await hand.choose('1');
  expect(play.act).not.toHaveBeenCalled();
});

import { describe, expect, it } from 'vitest';
import type { GameModule } from '../../games/game';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { ReplayView } from '../protocol/ReplayView';
import { ReplayScene } from './replayScene.svelte';

const OWN_BOARDS = { id: 'toy', Mini: {} } as unknown as GameModule;
const ONE_BOARD = { id: 'toy' } as unknown as GameModule;

function scene(game: GameModule, seats: readonly boolean[], status = 'running') {
  let wanted = $state<number | null>(null);
  const shown = new ReplayScene(() => wanted);
  shown.game = game;
  shown.summary = {
    game: 'toy',
    status,
    version: 9,
    seats: seats.map((is_mine, seat) => ({ seat, name: `P${seat}`, is_mine })),
  } as unknown as MatchSummary;
  const goTo = (entry: number, ...movers: number[]) => {
    wanted = entry;
    shown.show({
      entries: 9,
      view: `view ${entry}`,
      events: movers.map((seat) => ({ event: 'moved', seat })),
      standings: [{ seat: 2, rank: 1 }],
    } as unknown as ReplayView);
  };
  return { shown, goTo };
}

describe('a match that is shown again', () => {
  it('follows whoever moves from board to board', () => {
    const { shown, goTo } = scene(OWN_BOARDS, [false, true, false]);
    goTo(3, 2);
    expect([shown.shown, shown.at, shown.view]).toEqual([2, 3, 'view 3']);
    goTo(4);
    expect(shown.shown).toBe(2);
    goTo(5, 0);
    expect(shown.shown).toBe(0);
  });

  it('stays with the board that was chosen, until it is let go', () => {
    const { shown, goTo } = scene(OWN_BOARDS, [false, false, false]);
    shown.choose(1);
    goTo(3, 2);
    expect(shown.shown).toBe(1);
    shown.choose(1);
    expect(shown.shown).toBe(2);
  });

  it('ends at my board, or at the winner’s if I did not play', () => {
    const mine = scene(OWN_BOARDS, [false, true, false], 'over');
    mine.goTo(9, 0);
    expect(mine.shown.shown).toBe(1);
    const others = scene(OWN_BOARDS, [false, false, false], 'over');
    others.goTo(9, 0);
    expect(others.shown.shown).toBe(2);
  });

  it('looks from my place where all share one board, and offers nothing to do', () => {
    const { shown, goTo } = scene(ONE_BOARD, [false, true, false]);
    goTo(3, 2);
    expect(shown.shown).toBe(1);
    expect([shown.play, shown.highlight]).toEqual([null, []]);
  });

  it('is at its last entry unless another is asked for, and never beyond', () => {
    const { shown, goTo } = scene(ONE_BOARD, [true]);
    expect(shown.at).toBe(9);
    goTo(40);
    expect(shown.at).toBe(9);
  });
});

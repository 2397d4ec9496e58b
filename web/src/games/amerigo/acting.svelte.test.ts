import { describe, expect, it, vi } from 'vitest';
import type { Action } from '../../lib/protocol/amerigo/Action';
import { Acting, type Props } from './acting.svelte';

/** A board of which only what `Acting` looks at is there. */
function board(draft: Action[], legal: Action[]) {
  const calls = { act: vi.fn(async () => true), undo: vi.fn() };
  let shown = $state.raw({ play: { draft, legal, ...calls } });
  const set = (next: Action[], allowed: Action[]) => {
    shown = { play: { draft: next, legal: allowed, ...calls } };
  };
  const acting = new Acting(() => shown as unknown as Props);
  return { props: calls, set, acting };
}

const TAKE: Action = { do: 'take', colour: 'blue' };
const SAIL: Action = { do: 'sail', ship: 1, to: 'c4' };
const DONE: Action = { do: 'done' };

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the end of a turn', () => {
  it('comes by itself when nothing else is left', async () => {
    const { props, set, acting } = board([], [TAKE]);
    acting.follow();
    set([TAKE], [SAIL, DONE]);
    acting.follow();
    expect(props.act).not.toHaveBeenCalled();
    set([TAKE, SAIL], [DONE]);
    acting.follow();
    expect(props.act).toHaveBeenCalledExactlyOnceWith(DONE);
  });

  it('is taken back together with the step before it', async () => {
    const { props, set, acting } = board([TAKE], [SAIL, DONE]);
    acting.follow();
    set([TAKE, SAIL], [DONE]);
    acting.follow();
    await settled();
    set([TAKE, SAIL, DONE], []);
    acting.follow();
    set([TAKE, SAIL], [DONE]);
    acting.follow();
    expect(props.undo).toHaveBeenCalledOnce();
    set([TAKE], [SAIL, DONE]);
    acting.follow();
    expect(props.undo).toHaveBeenCalledOnce();
    expect(props.act).toHaveBeenCalledOnce();
  });

  it('that the player chose is taken back alone', () => {
    const { props, set, acting } = board([TAKE, DONE], []);
    acting.follow();
    set([TAKE], [SAIL, DONE]);
    acting.follow();
    expect(props.undo).not.toHaveBeenCalled();
  });

  it('does not come before anything was done', () => {
    const { props, acting } = board([], [DONE]);
    acting.follow();
    expect(props.act).not.toHaveBeenCalled();
  });
});

describe('a second click', () => {
  it('while the first is on its way is no second decision', async () => {
    const { props, acting } = board([TAKE], [SAIL, DONE]);
    const both = Promise.all([acting.act(SAIL), acting.act(SAIL)]);
    expect(await both).toEqual([true, false]);
    expect(props.act).toHaveBeenCalledOnce();
  });
});

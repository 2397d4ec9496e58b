import { expect, it } from 'vitest';
import { Drafting } from './drafting.svelte';
import { boardOf } from './testing';

interface View {
  at: string;
}
type Action = { do: 'go' } | { do: 'stay' };

class Acting extends Drafting<View, Action, never> {
  override position = $derived.by(() => this.board().view.at);
}

const GO: Action = { do: 'go' };

function seated(isTouched = false): { acting: Acting; done: Action[] } {
  const done: Action[] = [];
  const board = boardOf<View, Action, never>({ at: 'here' }, [GO], done);
  return {
    acting: new Acting(
      () => board,
      () => isTouched,
    ),
    done,
  };
}

it('takes no second click while the first is on its way', async () => {
  const { acting, done } = seated();
  expect(await Promise.all([acting.act(GO), acting.act(GO)])).toEqual([true, false]);
  expect(done).toEqual([GO]);
});

it('does nothing at a board that is only looked at', async () => {
  const board = { ...boardOf<View, Action, never>({ at: 'here' }, [GO]), play: null };
  const acting = new Acting(() => board);
  expect(acting.isMine).toBe(false);
  expect(await acting.act(GO)).toBe(false);
});

it('carries a choice out at once, by touch only when it is chosen again with the button', async () => {
  const desk = seated();
  await desk.acting.choose(GO);
  expect(desk.done).toEqual([GO]);
  const phone = seated(true);
  await phone.acting.choose(GO);
  expect(phone.done).toEqual([]);
  expect(phone.acting.choosing.isPicked(GO)).toBe(true);
  await phone.acting.choosing.carryOut();
  expect(phone.done).toEqual([GO]);
});

it('asks the table for what is not possible, so that it says why', async () => {
  const { acting, done } = seated(true);
  await acting.choose(undefined, { do: 'stay' });
  expect(done).toEqual([{ do: 'stay' }]);
});

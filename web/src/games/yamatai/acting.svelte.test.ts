import { expect, test } from 'vitest';
import { boardOf } from '../../lib/board/testing';
import type { Action } from '../../lib/protocol/yamatai/Action';
import type { Event } from '../../lib/protocol/yamatai/Event';
import type { View } from '../../lib/protocol/yamatai/View';
import type { Play } from '../game';
import { Acting, type Props } from './acting.svelte';
import { viewOf } from './testing';

const POWER: Action = { do: 'use_power' };
const MOORINGS: Action[] = (['none', 'B', 'W'] as const).map((keep) => ({ do: 'moor', keep }));

function table(legal: readonly Action[]) {
  const board: Props = boardOf<View, Action, Event>(viewOf(), legal);
  const play = board.play as Play<Action, Event>;
  let props = $state.raw(board);
  const acting = new Acting(
    () => props,
    () => true,
  );
  const goTo = (at: string) => {
    props = { ...board, play: { ...play, at } };
  };
  return { acting, goTo };
}

/** Cites: R49. The look confirms what was drafted, so that a draft begins once more in the same turn. */
test('what was picked before the look of fleet 4 is not picked after it', async () => {
  const { acting, goTo } = table([POWER]);
  goTo('3/7');
  await acting.choosing.take(POWER);
  expect(acting.choosing.picked).toEqual(POWER);
  goTo('4/8');
  expect(acting.choosing.picked).toBeNull();
});

test('what was chosen for a harbour does not hold in another decision of the same step', () => {
  const { acting, goTo } = table(MOORINGS);
  goTo('3/7');
  acting.mooring.keep('bamboo');
  expect(acting.mooring.action).toEqual({ do: 'moor', keep: 'B' });
  goTo('3/9');
  expect(acting.mooring.kept).toEqual(['wood']);
});

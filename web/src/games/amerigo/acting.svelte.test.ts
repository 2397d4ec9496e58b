import { expect, it, vi } from 'vitest';
import type { Action } from '../../lib/protocol/amerigo/Action';
import { Acting, type Props } from './acting.svelte';

const SAIL: Action = { do: 'sail', ship: 1, to: 'c4' };

it('takes no second click while the first is on its way', async () => {
  const play = { draft: [], legal: [SAIL], act: vi.fn(async () => true) };
  const acting = new Acting(() => ({ play }) as unknown as Props);
  const both = Promise.all([acting.act(SAIL), acting.act(SAIL)]);
  expect(await both).toEqual([true, false]);
  expect(play.act).toHaveBeenCalledOnce();
});

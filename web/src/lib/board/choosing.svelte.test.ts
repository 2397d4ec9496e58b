import { expect, test, vi } from 'vitest';
import { Choosing } from './choosing.svelte';

function table(isTwoStep: boolean) {
  const state = { position: 'one' };
  const act = vi.fn(async () => true);
  const choosing = new Choosing<{ do: string }>(() => ({ ...state, isTwoStep, act }));
  return { state, act, choosing };
}

test('where a click is enough, it is carried out at once', async () => {
  const { act, choosing } = table(false);
  await choosing.take({ do: 'sail' });
  expect(act).toHaveBeenCalledWith({ do: 'sail' });
  expect(choosing.picked).toBeNull();
});

test('by touch it is shown first, and carried out in a second step', async () => {
  const { act, choosing } = table(true);
  await choosing.take({ do: 'sail' });
  expect(act).not.toHaveBeenCalled();
  expect(choosing.isPicked({ do: 'sail' })).toBe(true);
  await choosing.take({ do: 'build' });
  expect(choosing.picked).toEqual({ do: 'build' });
  await choosing.carryOut();
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'build' });
});

test('a second tap puts it away', async () => {
  const { act, choosing } = table(true);
  await choosing.take({ do: 'sail' });
  await choosing.take({ do: 'sail' });
  expect(choosing.picked).toBeNull();
  await choosing.carryOut();
  expect(act).not.toHaveBeenCalled();
});

test('what was chosen in one position is not carried out in another', async () => {
  const { state, act, choosing } = table(true);
  await choosing.take({ do: 'sail' });
  state.position = 'two';
  choosing.clear();
  expect(choosing.picked).toBeNull();
  await choosing.carryOut();
  expect(act).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../net/api';
import { keepAddress } from './address';

const TOKEN = '6qzt6s56shesapetga8tr4aw9q';

beforeEach(() => history.replaceState(null, '', '/table/m1'));
afterEach(() => vi.restoreAllMocks());

function invite(any_seat: string | null) {
  const found = { seats: [], any_seat, spectator: 'watch' };
  return vi.spyOn(api, 'invitations').mockResolvedValue(found);
}

test('while a seat is open, the address of the host leads to it', async () => {
  invite(TOKEN);
  await keepAddress('m1', 1);
  expect(location.pathname + location.hash).toBe(`/table/m1#${TOKEN}`);
});

test('with every seat taken it is the table alone, and nothing is asked', async () => {
  history.replaceState(null, '', `/table/m1#${TOKEN}`);
  const asked = invite(TOKEN);
  await keepAddress('m1', 0);
  expect(location.pathname + location.hash).toBe('/table/m1');
  expect(asked).not.toHaveBeenCalled();
});

test('another page keeps its own address', async () => {
  invite(TOKEN);
  const kept = keepAddress('m1', 1);
  history.replaceState(null, '', '/settings');
  await kept;
  expect(location.pathname + location.hash).toBe('/settings');
});

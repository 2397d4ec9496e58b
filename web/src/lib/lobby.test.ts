import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('../games/registry');
});

async function freshLobby() {
  vi.doMock('../games/registry', () => ({ isShown: (id: string) => id === 'lagoon' }));
  const { api } = await import('./net/api');
  vi.spyOn(api, 'games').mockResolvedValue([]);
  const me = { name: 'Anna', recovery_code: '' };
  const asked = vi.spyOn(api, 'me').mockResolvedValue(me);
  vi.spyOn(api, 'rename').mockResolvedValue(me);
  return { asked, ...(await import('./lobby.svelte')) };
}

test('a stranger is not asked for; who took a name is', async () => {
  const first = await freshLobby();
  await first.enterLobby();
  expect(first.asked).not.toHaveBeenCalled();
  await first.takeName('Anna');

  vi.resetModules();
  const again = await freshLobby();
  await again.enterLobby();
  expect(again.asked).toHaveBeenCalledOnce();
  expect(again.lobby.me?.name).toBe('Anna');
});

test('who is shown a table is somebody, and is asked for the next time', async () => {
  const { asked, beSomebody, enterLobby, lobby } = await freshLobby();
  await enterLobby();
  beSomebody();
  await enterLobby();
  expect(asked).toHaveBeenCalledOnce();
  expect(lobby.me?.name).toBe('Anna');
});

test('a game that this app has no table for is not offered', async () => {
  const { enterLobby, lobby } = await freshLobby();
  const { api } = await import('./net/api');
  const info = { min_players: 2, max_players: 4, choices: [], rules: [], lessons: [] };
  const games = ['lagoon', 'reef'].map((id) => ({ id, ...info }));
  vi.mocked(api.games).mockResolvedValue(games);
  await enterLobby();
  expect(lobby.games.map((game) => game.id)).toEqual(['lagoon']);
});

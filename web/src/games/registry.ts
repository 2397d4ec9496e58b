/** Every game that can be shown, one line each; loaded when it is needed. */
import type { GameModule } from './game';

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  amerigo: () => import('./amerigo'),
  'my-island': () => import('./my-island'),
};

const loaded = new Map<string, Promise<GameModule | null>>();

/** What a game brings to the browser; `null` if this app does not know it. */
export function loadGame(id: string): Promise<GameModule | null> {
  const known = loaded.get(id);
  if (known) return known;
  const load = GAMES[id];
  const module = load ? load().then((game) => game.default) : Promise.resolve(null);
  loaded.set(id, module);
  module.catch(() => loaded.delete(id));
  return module;
}

/** Who I am and what can be played: asked once, kept while the page is open. */
import { api } from './net/api';
import type { GameInfo } from './protocol/GameInfo';
import type { Me } from './protocol/Me';

let me = $state.raw<Me | null>(null);
let games = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<void> | null = null;

export const lobby = {
  get me(): Me | null {
    return me;
  },
  get games(): readonly GameInfo[] {
    return games;
  },
};

/** Fills the lobby. A failure is told once, and asked again the next time. */
export function enterLobby(): Promise<void> {
  asked ??= Promise.all([api.me(), api.games()]).then(
    ([who, what]) => {
      me = who;
      games = what;
    },
    (trouble) => {
      asked = null;
      throw trouble;
    },
  );
  return asked;
}

/** Takes a name: as a new guest, or another one for the guest I am. */
export async function takeName(name: string): Promise<void> {
  if (me?.name === name) return;
  me = await api.rename({ name });
}

export async function recover(code: string): Promise<void> {
  me = await api.recover({ recovery_code: code });
}

/** Who I am and what can be played here: asked once, kept while the page is open. */
import { isShown } from '../games/registry';
import { api } from './net/api';
import type { GameInfo } from './protocol/GameInfo';
import type { Me } from './protocol/Me';

let me = $state.raw<Me | null>(null);
let games = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<void> | null = null;

/** Says that this device has a session; the session itself no script can see. */
const MARK = 'skerry-guest';

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
  asked ??= Promise.all([hasSession() ? api.me() : null, api.games()]).then(
    ([who, what]) => {
      me = who;
      games = what.filter(({ id }) => isShown(id));
      markSession(who !== null);
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
  markSession(true);
}

export async function recover(code: string): Promise<void> {
  me = await api.recover({ recovery_code: code });
  markSession(true);
}

/** For when the code may have been seen: another one, and no other device is me any more. */
export async function replaceCode(): Promise<void> {
  me = await api.replaceCode();
}

/** A table was shown to me, so I must be somebody. */
export function beSomebody(): void {
  if (me) return;
  markSession(true);
  asked = null;
}

/** A stranger need not ask who he is. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return true;
  }
}

function markSession(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(MARK, 'yes');
    else localStorage.removeItem(MARK);
  } catch {
    // A browser that keeps nothing asks each time.
  }
}

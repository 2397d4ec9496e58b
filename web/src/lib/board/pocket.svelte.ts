/** On a phone: what a board keeps behind tabs of its own, in one row with those of the shell. */
import { getContext, setContext } from 'svelte';

export interface Tab {
  readonly id: string;
  /** As on the tab: a short word. */
  readonly label: string;
  /** Something is asked there. */
  readonly isNeeded?: boolean;
  /** There is nothing to see there but what one can do. */
  readonly isPlay?: boolean;
}

export class Pocket {
  /** Those of the board; the shell has others besides. */
  tabs = $state.raw<readonly Tab[]>([]);
  /** Which tab is open, one of the board's or one of the shell's. */
  open = $state('players');
  /** Where what is behind a tab of the board is shown, while it is open. */
  place = $state.raw<HTMLElement>();
}

const KEY = Symbol('pocket');

export function bePocket(): Pocket {
  return setContext(KEY, new Pocket());
}

/** The pocket of the shell around this board; `null` where there is none. */
export function pocketAround(): Pocket | null {
  return getContext<Pocket | undefined>(KEY) ?? null;
}

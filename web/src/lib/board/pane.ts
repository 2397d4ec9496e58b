/** What a board may know of the pane around it. */
import { getContext, setContext } from 'svelte';
import { type Look, wholeBoard } from './zoom';

export interface Around {
  readonly look: Look;
  /** Lies over the board and is not zoomed. */
  readonly over: HTMLElement | undefined;
}

const KEY = Symbol('pane');
const nothing: Around = { look: wholeBoard, over: undefined };

export function beAround(pane: Around): void {
  setContext(KEY, pane);
}

export function around(): Around {
  return getContext<Around | undefined>(KEY) ?? nothing;
}

/** What a board may know of the pane around it. */
import { getContext, setContext } from 'svelte';
import { type Look, wholeBoard } from './zoom';

export interface Around {
  readonly look: Look;
  /** Lies over the board and is not zoomed. */
  readonly over: HTMLElement | undefined;
  /** Stands under the board, and hides nothing of it. */
  readonly below: HTMLElement | undefined;
  /** Where the buttons that zoom stand. */
  zoomAt: ZoomPlace;
  /** Looks there, now that this is to be decided. */
  follow(decision: string, look: Look): void;
}

/** In a row where there is room, in a column at the side, out of the way, or so far from the lower left corner. */
export type ZoomPlace =
  | 'row'
  | 'column'
  | 'nowhere'
  | { readonly left: number; readonly bottom: number; readonly isUpright: boolean };

const KEY = Symbol('pane');
const nothing: Around = {
  look: wholeBoard,
  over: undefined,
  below: undefined,
  zoomAt: 'row',
  follow: () => {},
};

export function beAround(pane: Around): void {
  setContext(KEY, pane);
}

export function around(): Around {
  return getContext<Around | undefined>(KEY) ?? nothing;
}

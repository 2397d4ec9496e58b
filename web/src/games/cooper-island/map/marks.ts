/** How a space of the land in front is marked just now. */
import type { Space } from '../../../lib/protocol/cooper-island/Space';
import type { Terrain } from '../../../lib/protocol/cooper-island/Terrain';
import type { ThingView } from '../../../lib/protocol/cooper-island/ThingView';

export interface Mark {
  /** Something can be done there. */
  readonly isLegal?: boolean;
  /** It is pointed at. */
  readonly isAt?: boolean;
  /** What it would look like. */
  readonly ghost?: GhostLand;
  /** What the cube there would pay. */
  readonly worth?: { readonly value: number; readonly isChosen: boolean };
}

export interface GhostLand {
  readonly terrain?: Terrain;
  readonly level?: number;
  readonly thing?: ThingView;
  readonly fits: boolean;
}

export type Marks = ReadonlyMap<Space, Mark>;

/** The way from what is said about a place to its rule. */
export interface Ruled {
  readonly label: string;
  open(): void;
  /** The pointer has come to the link, or left it. */
  hold(isHeld: boolean): void;
}

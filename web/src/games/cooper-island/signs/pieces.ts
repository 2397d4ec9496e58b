/** What stands on land and is no cube. */
import type { Item } from '../../../lib/protocol/cooper-island/Item';
import type { ThingView } from '../../../lib/protocol/cooper-island/ThingView';

export type PieceName = 'small' | 'large' | 'fortress' | 'statue' | 'lid';
export type Cube = Exclude<Item, 'coin'>;

const CUBES: readonly string[] = ['wood', 'food', 'stone', 'gold', 'cloth'] satisfies Cube[];

export function isCube(thing: ThingView): thing is Cube {
  return CUBES.includes(thing);
}

export function isPiece(thing: ThingView): thing is PieceName {
  return !isCube(thing);
}

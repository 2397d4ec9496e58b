/** What the legal list says about tiles. The browser works out no legality itself. */
import type { Held } from '../../lib/board/hand.svelte';
import type { Placement } from '../../lib/board/placements';
import type { Action } from '../../lib/protocol/my-island/Action';
import type { Event } from '../../lib/protocol/my-island/Event';
import type { Tile } from '../../lib/protocol/my-island/Tile';
import type { View } from '../../lib/protocol/my-island/View';
import type { BoardProps } from '../game';
import { hexOf, spaceOf, TURNS, tileHexes } from './hex';

export type Props = BoardProps<View, Action, Event>;
export type Place = Extract<Action, { do: 'place' }>;

export function isPlace(action: Action): action is Place {
  return action.do === 'place';
}

/** R9: on the last card finishing is never worse than passing, so passing is not offered. */
export function isOffered(action: Action, { to_come }: Pick<View, 'to_come'>): boolean {
  return action.do !== 'pass' || to_come.length > 0;
}

/** A tile is held by its first hex. */
export function placement(action: Place): Placement<Place> {
  const { tile, rotation, at } = action;
  const cells = tileHexes(tile, rotation, hexOf(at)).map(({ hex }) => spaceOf(hex));
  return { action, rotation, at, cells };
}

/** The tile that is mine to place: that of the card, or the one that I drafted. */
export function tileOf({ view, play }: Pick<Props, 'view' | 'play'>): Tile | null {
  const drafted = play?.draft.find(isPlace);
  if (drafted) return drafted.tile;
  // Markers are put down after all tiles of the round.
  const isAsked = play?.legal.some((action) => action.do !== 'pick') ?? false;
  return isAsked && play?.draft.length === 0 ? view.card : null;
}

/** The tile in hand, as the kit of all boards wants it. */
export function heldTile(props: Pick<Props, 'view' | 'play'>): Held<Place> | null {
  const tile = tileOf(props);
  if (!tile || !props.play) return null;
  const { legal, draft } = props.play;
  const drafted = draft.find(isPlace);
  return {
    turns: TURNS,
    places: legal.filter(isPlace).map(placement),
    lying: (rotation, at) => placement({ do: 'place', tile, rotation, at }),
    drafted: drafted && placement(drafted),
  };
}

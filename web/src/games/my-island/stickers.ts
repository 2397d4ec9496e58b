/** What the legal list says about stickers and markers: on spaces, tiles, directions or slots. */
import type { Held } from '../../lib/board/hand.svelte';
import type { Placement } from '../../lib/board/placements';
import type { Action } from '../../lib/protocol/my-island/Action';
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Sticker } from '../../lib/protocol/my-island/Sticker';
import type { Symbol as TileSymbol } from '../../lib/protocol/my-island/Symbol';
import type { Target } from '../../lib/protocol/my-island/Target';
import type { Tile } from '../../lib/protocol/my-island/Tile';
import { DIRECTIONS, hexOf, plus, spaceOf } from './hex';
import type { Props } from './options';

export type Stick = Extract<Action, { do: 'stick' }>;
export type Pick = Extract<Action, { do: 'pick' }>;

/** From the east clockwise, as the steps to the neighbours are. */
export const WAYS: readonly Target[] = ['e', 'se', 'sw', 'w', 'nw', 'ne'];

const LETTERS: Readonly<Record<string, TileSymbol>> = {
  F: 'field',
  H: 'house',
  W: 'wall',
  P: 'path',
};

export type Aimed =
  | { on: 'space'; space: Space }
  | { on: 'tile'; tile: Tile; hex: number }
  | { on: 'way'; way: number }
  | { on: 'slot'; symbol: TileSymbol; n: number };

/** What a target is written for; `null` if it is none. */
export function aimed(target: Target): Aimed | null {
  if (/^-?\d+,-?\d+$/.test(target)) return { on: 'space', space: target };
  const [, tile, hex] = /^(T\d\d)\/(\d)$/.exec(target) ?? [];
  if (tile && hex) return { on: 'tile', tile, hex: Number(hex) };
  const way = WAYS.indexOf(target);
  if (way >= 0) return { on: 'way', way };
  const [, letter = '', n] = /^([FHWP])(\d+)$/.exec(target) ?? [];
  const symbol = LETTERS[letter];
  return symbol ? { on: 'slot', symbol, n: Number(n) } : null;
}

export function isStick(action: Action): action is Stick {
  return action.do === 'stick';
}

export function isPick(action: Action): action is Pick {
  return action.do === 'pick';
}

/** Whether a place that all share is being chosen, or has just been. */
export function isPicking(play: Props['play']): boolean {
  if (!play) return false;
  if (play.legal.some(isPick)) return true;
  const last = play.draft.at(-1);
  return last !== undefined && isPick(last) && !play.legal.some(isStick);
}

/** The space of the board on which a sticker is put: for a direction, the neighbour there. */
export function spaceFor(target: Target, around: Space | null): Space | null {
  const where = aimed(target);
  if (where?.on === 'space') return where.space;
  const step = where?.on === 'way' ? DIRECTIONS[where.way] : undefined;
  return step && around !== null ? spaceOf(plus(hexOf(around), step)) : null;
}

/** The sticker that is mine to put on: the one that is asked for, or the last that I drafted. */
export function stickerOf({ play }: { play: Props['play'] }): Sticker | null {
  if (!play) return null;
  const asked = play.legal.find(isStick);
  if (asked) return asked.sticker;
  const last = play.draft.at(-1);
  return last && isStick(last) ? last.sticker : null;
}

/** Stickers that go onto the board, as the kit of all boards wants them. */
export function heldSticker(
  { play }: { play: Props['play'] },
  around: Space | null,
): Held<Stick> | null {
  const sticker = stickerOf({ play });
  if (!play || sticker === null) return null;
  const placed = (action: Stick): Placement<Stick>[] => {
    const at = spaceFor(action.at, around);
    return at === null ? [] : [{ action, rotation: 0, at, cells: [at] }];
  };
  const places = play.legal.filter(isStick).flatMap(placed);
  const last = play.draft.at(-1);
  // While another one is to be put on, that one is in the hand.
  const drafted = places.length === 0 && last && isStick(last) ? placed(last)[0] : undefined;
  if (places.length === 0 && !drafted) return null;
  return {
    turns: 1,
    places,
    lying: (_, at) => ({ action: { do: 'stick', sticker, at }, rotation: 0, at, cells: [at] }),
    drafted,
  };
}

/** Hexes of tiles on which the sticker may go, or has been put: by tile, the action for each hex. */
export function onTiles(actions: readonly Action[]): Map<Tile, Map<number, Stick>> {
  const found = new Map<Tile, Map<number, Stick>>();
  for (const action of actions.filter(isStick)) {
    const where = aimed(action.at);
    if (where?.on !== 'tile') continue;
    const hexes = found.get(where.tile) ?? new Map<number, Stick>();
    found.set(where.tile, hexes.set(where.hex, action));
  }
  return found;
}

/** Whether the island is shown bare: stickers go on without the tiles, but for those that are tiles. */
export function isBare(view: { card: Tile | null }, play: Props['play']): boolean {
  return view.card === null && stickerOf({ play }) !== null;
}

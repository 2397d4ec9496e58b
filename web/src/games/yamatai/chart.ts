/** The printed chart: where spaces and islands lie, and what joins them. */
import type { Box, Point } from '../../lib/board/geometry';
import { CANVAS, ENTRIES, ISLANDS, SEA } from '../../lib/protocol/yamatai/components';
import type { Island } from '../../lib/protocol/yamatai/Island';
import type { Space } from '../../lib/protocol/yamatai/Space';

export const SPACES: readonly Space[] = Object.keys(SEA);
export const ISLES: readonly Island[] = Object.keys(ISLANDS);

/** How far a space reaches: a boat with its disc. */
export const REACH = 27;
/** Where the lanterns of the entries hang, left of their spaces. */
export const LANTERN = -45;

/** All that is drawn: the lanterns hang at its left. */
export const CHART: Box = {
  x: -64,
  y: -18,
  width: CANVAS.width + 72,
  height: CANVAS.height + 36,
};

export function isSpace(key: string): key is Space {
  return key in SEA;
}

export function isIsland(key: string): key is Island {
  return key in ISLANDS;
}

export function centreOf(key: Space | Island): Point {
  const { x, y } = SEA[key] ?? ISLANDS[key] ?? { x: 0, y: 0 };
  return { x, y };
}

export function connectedTo(space: Space): readonly Space[] {
  return SEA[space]?.connected ?? [];
}

export function islandsAt(space: Space): readonly Island[] {
  return SEA[space]?.islands ?? [];
}

export function ringOf(island: Island): readonly Space[] {
  return ISLANDS[island]?.ring ?? [];
}

export function neighboursOf(island: Island): readonly Island[] {
  return ISLANDS[island]?.neighbours ?? [];
}

/** Every dotted line once. */
export const LINES: readonly (readonly [Space, Space])[] = SPACES.flatMap((from) =>
  connectedTo(from).flatMap((to) => (from < to ? [[from, to] as const] : [])),
);

/** The letter of an entry; `null` for any other space. */
export function entryOf(space: Space): string | null {
  const at = ENTRIES.indexOf(space);
  return at < 0 ? null : ('ABCDE'[at] ?? null);
}

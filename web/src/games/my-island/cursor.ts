/** How the arrow keys walk over a board of hexes. */
import type { RuleSetId } from '../../lib/protocol/my-island/RuleSetId';
import { type Hex, hexOf, isOnIsland, spacesOf } from './hex';
import { centre } from './layout';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Cursor {
  readonly hex: Hex;
  /** Where the walk up or down began: rows are shifted by half a hex, a straight walk zigzags. */
  readonly column: number;
}

export function cursorAt(hex: Hex): Cursor {
  return { hex, column: centre(hex).x };
}

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** One step; at the edge of the board the cursor stays. */
export function moved(cursor: Cursor, arrow: Arrow, rules: RuleSetId): Cursor {
  switch (arrow) {
    case 'ArrowLeft':
      return sideways(cursor, -1, rules);
    case 'ArrowRight':
      return sideways(cursor, 1, rules);
    case 'ArrowUp':
      return toRow(cursor, cursor.hex.r - 1, rules);
    case 'ArrowDown':
      return toRow(cursor, cursor.hex.r + 1, rules);
    default:
      return arrow satisfies never;
  }
}

function sideways(cursor: Cursor, step: number, rules: RuleSetId): Cursor {
  const hex = { q: cursor.hex.q + step, r: cursor.hex.r };
  return isOnIsland(rules, hex) ? cursorAt(hex) : cursor;
}

function toRow(cursor: Cursor, r: number, rules: RuleSetId): Cursor {
  const row = spacesOf(rules)
    .map(hexOf)
    .filter((hex) => hex.r === r);
  const away = (hex: Hex) => Math.abs(centre(hex).x - cursor.column);
  // Half a pixel decides ties the same way on every machine.
  const nearest = row.reduce<Hex | null>(
    (best, hex) => (best === null || away(hex) < away(best) - 0.5 ? hex : best),
    null,
  );
  return nearest ? { hex: nearest, column: cursor.column } : cursor;
}

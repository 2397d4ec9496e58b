/** Lines around hexes. */
import { outline as around } from '../../lib/board/outline';
import type { Hex } from './hex';
import { corners } from './layout';

/** Path data of the line around `hexes`, `inset` pixels inside their edge. */
export function outline(hexes: readonly Hex[], inset: number, radius: number): string {
  return around(hexes.map(corners), inset, radius);
}

/** A single hex around the origin. */
export function hexPath(inset: number, radius: number): string {
  return outline([{ q: 0, r: 0 }], inset, radius);
}

/** Lines around squares. */
import { outline as around } from '../../lib/board/outline';
import type { Cell } from './grid';
import { corners } from './layout';

/** Path data of the line around `cells`, `inset` pixels inside their edge. */
export function outline(cells: readonly Cell[], inset: number, radius: number): string {
  return around(cells.map(corners), inset, radius);
}

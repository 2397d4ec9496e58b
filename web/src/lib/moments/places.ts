/** Where on the screen something lies that an event is about. */
import type { Box } from '../board/geometry';

/** The board that is shown, in its pane. */
const BOARD = '[data-stage]';

function visible(element: Element): Box | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

function found(selector: string, root: ParentNode = document): Box[] {
  return [...root.querySelectorAll(selector)].flatMap((element) => visible(element) ?? []);
}

/** Boards name their spaces, and by `data-target` whatever else events are about. */
function named(target: string, board: Element): Box[] {
  const own = found(`[data-target="${CSS.escape(target)}"]`, board);
  if (own.length > 0 || !target.includes(':')) return own;
  return found(`[data-space="${CSS.escape(target.slice(target.indexOf(':') + 1))}"]`, board);
}

/** Around all of it. */
function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Around all that is found and can be seen. */
export function boxAround(selector: string): Box | null {
  return union(found(selector));
}

/**
 * On the board, if it is the one that is shown; else on the small board of that player, or
 * beside the name. `null` if nothing of this is on the screen.
 */
export function boxOf(
  targets: readonly string[],
  seat: number | null,
  shown: number | null,
): Box | null {
  const board = document.querySelector(BOARD);
  if (board && (seat === null || shown === null || seat === shown)) {
    const on = union(targets.flatMap((target) => named(target, board)));
    if (on) return on;
  }
  if (seat === null) return board ? visible(board) : null;
  return boxAround(`[data-mini="${seat}"]`) ?? boxAround(`[data-player="${seat}"]`);
}

/** The points of a player in the side column. */
export function scoreOf(seat: number): HTMLElement | null {
  const score = document.querySelector<HTMLElement>(`[data-score="${seat}"]`);
  return score && visible(score) ? score : null;
}

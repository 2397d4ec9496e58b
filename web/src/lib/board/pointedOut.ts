/** Where something is pointed out on a board, as it lies in the pane that shows all of it. */
import type { Box } from './geometry';

export function pointedOut(pane: HTMLElement): Box[] {
  const board = pane.firstElementChild;
  if (!(board instanceof HTMLElement)) return [];
  const whole = board.getBoundingClientRect();
  // However it is looked at just now, perhaps on its way.
  const scale = whole.width / board.offsetWidth || 1;
  return [...board.querySelectorAll('[data-highlight]')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({
      x: (left - whole.left) / scale,
      y: (top - whole.top) / scale,
      width: width / scale,
      height: height / scale,
    }));
}

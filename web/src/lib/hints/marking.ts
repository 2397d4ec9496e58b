/** Numbers beside the board: on what panels show of the things that hints are about. */
import type { HintMark } from '../../games/game';

/** Marks all that can be seen, the best hint last, so that its number stays; what takes it off again. */
export function markPanels(marks: readonly HintMark[]): () => void {
  const marked = new Set<HTMLElement>();
  for (const { rank, targets } of [...marks].reverse()) {
    for (const target of targets) {
      const found = document.querySelectorAll<HTMLElement>(
        `:not(svg *)[data-target="${CSS.escape(target)}"]`,
      );
      for (const element of found) {
        element.dataset.hint = String(rank);
        marked.add(element);
      }
    }
  }
  return () => {
    for (const element of marked) delete element.dataset.hint;
  };
}

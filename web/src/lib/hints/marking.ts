/** Numbers beside the board: on what panels show of the things that hints are about. */
import type { HintMark } from '../../games/game';

/** Marks all that can be seen; of what several are about the last, the best, has the number. */
export function markPanels(marks: readonly HintMark[]): () => void {
  const marked = new Set<HTMLElement>();
  for (const { rank, targets } of marks) {
    for (const target of targets.filter(isOneThing)) {
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

/** One of many, and not somebody's whole mat: `fleet:3`. */
function isOneThing(target: string): boolean {
  return target.includes(':') && !target.startsWith('seat:');
}

/** Marks what a lesson waits for, wherever it is chosen: the coach points at it. */
import type { Play } from '../../games/game';

/** Attaches actions to what chooses one of them, or leads to it. */
export function meant<Action>(
  play: () => Pick<Play<Action, unknown>, 'isMeant'> | null,
  actions: () => readonly (Action | undefined)[],
) {
  return (element: Element): void => {
    $effect(() => {
      const isMeant = actions().some(
        (one) => one !== undefined && (play()?.isMeant?.(one) ?? false),
      );
      if (isMeant) element.setAttribute('data-meant', 'true');
      else element.removeAttribute('data-meant');
    });
  };
}

/** Tells the table which of several choices somebody looks at, so that it says what that would bring. */
import { untrack } from 'svelte';
import { on } from 'svelte/events';
import type { Play } from '../../games/game';
import { meant } from './meant.svelte';

type Considers<Action> = Pick<Play<Action, unknown>, 'consider' | 'isMeant'> | null;

/**
 * Attaches an action to what chooses it: under the mouse, or reached by keys, it is considered;
 * and marked, if a lesson waits for it, or for something that it leads to.
 */
export function considering<Action>(
  play: () => Considers<Action>,
  action: () => Action | undefined,
  leadsTo: () => readonly Action[] = () => [],
) {
  return (element: Element): (() => void) => {
    meant(play, () => [action(), ...leadsTo()])(element);
    let isConsidered = false;
    const look = () => {
      const one = action();
      isConsidered = one !== undefined;
      if (one !== undefined) play()?.consider(one);
    };
    const away = () => {
      if (isConsidered) play()?.consider(null);
      isConsidered = false;
    };
    const enter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && look();
    const focus = () => element.matches(':focus-visible') && look();
    // A button that goes while it has the focus is left in the middle of an update.
    const listeners = [
      on(element, 'pointerenter', enter),
      on(element, 'pointerleave', away),
      on(element, 'focus', focus),
      on(element, 'blur', away),
    ];
    return () => {
      untrack(away);
      for (const stop of listeners) stop();
    };
  };
}

/** Tells the table which of several choices somebody looks at, so that it says what that would bring. */
import type { Play } from '../../games/game';

type Considers<Action> = Pick<Play<Action, unknown>, 'consider'> | null;

/** Attaches an action to what chooses it: under the mouse, or reached by keys, it is considered. */
export function considering<Action>(
  play: () => Considers<Action>,
  action: () => Action | undefined,
) {
  return (element: Element): (() => void) => {
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
    const listeners: [string, (event: Event) => unknown][] = [
      ['pointerenter', enter],
      ['pointerleave', away],
      ['focus', focus],
      ['blur', away],
    ];
    for (const [name, listen] of listeners) element.addEventListener(name, listen);
    return () => {
      away();
      for (const [name, listen] of listeners) element.removeEventListener(name, listen);
    };
  };
}

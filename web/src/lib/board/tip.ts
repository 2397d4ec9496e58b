/** Words about a sign: beside the mouse that rests on it, above the finger that holds it. */
import { computePosition, flip, offset, shift } from '@floating-ui/dom';

const REST_MS = 350;
const HOLD_MS = 450;
const GAP = 8;
const MARGIN = 4;

let shown: HTMLElement | null = null;

function hide(): void {
  shown?.remove();
  shown = null;
}

async function show(over: Element, words: string): Promise<void> {
  hide();
  if (!words || !over.isConnected) return;
  const tip = document.createElement('div');
  tip.className = 'tip';
  tip.role = 'tooltip';
  tip.textContent = words;
  // A dialog would hide what lies beneath it.
  (over.closest('dialog, main') ?? document.body).append(tip);
  shown = tip;
  const { x, y } = await computePosition(over, tip, {
    strategy: 'fixed',
    placement: 'top',
    middleware: [offset(GAP), flip({ padding: MARGIN }), shift({ padding: MARGIN })],
  });
  Object.assign(tip.style, { left: `${x}px`, top: `${y}px` });
}

/** Attaches words to an element; they are looked up when they are shown. */
export function tip(words: () => string) {
  return (element: Element): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void show(element, words()), ms);
    };
    const away = () => {
      clearTimeout(timer);
      hide();
    };
    const enter = (event: Event) =>
      (event as PointerEvent).pointerType === 'mouse' && later(REST_MS);
    const down = (event: Event) =>
      (event as PointerEvent).pointerType === 'mouse' ? away() : later(HOLD_MS);
    const up = () => clearTimeout(timer);
    const leave = (event: Event) => {
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === 'mouse') hide();
    };
    const focus = () => element.matches(':focus-visible') && later(REST_MS);
    const listeners: [string, (event: Event) => unknown][] = [
      ['pointerenter', enter],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['pointerleave', leave],
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

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', hide, { capture: true });
  document.addEventListener('keydown', hide, { capture: true });
}

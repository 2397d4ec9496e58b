/** Words about a sign: beside the mouse that rests on it, above the finger that holds it. */
const REST_MS = 350;
const HOLD_MS = 450;
const GAP = 8;

let shown: HTMLElement | null = null;

function hide(): void {
  shown?.remove();
  shown = null;
}

function show(over: Element, words: string): void {
  hide();
  if (!words || !over.isConnected) return;
  const tip = document.createElement('div');
  tip.className = 'am-tip';
  tip.role = 'tooltip';
  tip.textContent = words;
  // A dialog would hide what lies beneath it.
  (over.closest('dialog, main') ?? document.body).append(tip);
  const around = over.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(innerWidth - width - 4, around.left + around.width / 2 - width / 2);
  const above = around.top - height - GAP;
  tip.style.left = `${Math.max(4, left)}px`;
  tip.style.top = `${above >= 4 ? above : around.bottom + GAP}px`;
  shown = tip;
}

/** Attaches words to an element; they are looked up when they are shown. */
export function tip(words: () => string) {
  return (element: Element): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => show(element, words()), ms);
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

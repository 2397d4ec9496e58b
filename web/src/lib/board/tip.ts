/**
 * Words about a sign: beside the mouse that rests on it, above the finger that holds it, and at
 * what the keys have come to. What has a title or is a picture with a name tells it by itself.
 * What lies in something with `data-ruled` leads to that rule; in something with `data-tips` words
 * stand on that side, so that they cover nothing else in it.
 */
import { computePosition, flip, offset, type Placement, shift } from '@floating-ui/dom';

const REST_MS = 350;
const HOLD_MS = 450;
const GAP = 8;
const MARGIN = 4;

/** What tells itself. */
const NAMED = '[title], [role="img"][aria-label]';

/** What a sign belongs to names its rule. */
const RULED = '[data-ruled]';

/** What stands in it is told beside it. */
const SIDED = '[data-tips]';

/** How long a mouse may need from the sign to the link beside it. */
const LEAVE_MS = 250;

/** Wider pictures are no signs, but boards. */
const SIGN = 90;

/** Leads to rules, where there is a book to open, and says how a link to one is called. */
interface Book {
  readonly label: (rule: string) => string;
  readonly open: (rule: string) => void;
}

let book: Book | null = null;
let shown: HTMLElement | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** The finger held something to learn about it: letting go is no press. */
let wasHeld = false;
/** Have words of their own. */
const told = new WeakSet<Element>();

function hide(): void {
  clearTimeout(leaving);
  const gone = shown;
  // What has the focus loses it as it goes, and that asks to hide it once more.
  shown = null;
  gone?.remove();
}

/** The mouse has left the sign: what holds a link waits for it to come there. */
function leave(): void {
  const hasLink = shown?.querySelector('button') ?? null;
  clearTimeout(leaving);
  if (hasLink) leaving = setTimeout(hide, LEAVE_MS);
  else hide();
}

/** Whether this belongs to what is told just now. */
function isOfTip(target: EventTarget | null): boolean {
  return target instanceof Node && (shown?.contains(target) ?? false);
}

/** While the book is there, tips lead to its rules. Returns how to close it. */
export function leadTo(one: Book): () => void {
  book = one;
  return () => {
    hide();
    if (book === one) book = null;
  };
}

/** The link to the rule of what is told about, if it has one. */
function linkFor(over: Element): HTMLElement | null {
  const rule = over.closest(RULED)?.getAttribute('data-ruled');
  const open = book;
  if (!rule || !open) return null;
  const link = document.createElement('button');
  link.type = 'button';
  link.textContent = open.label(rule);
  link.addEventListener('click', () => {
    hide();
    open.open(rule);
  });
  return link;
}

/** On which side of it words are told. */
function sideOf(over: Element): Placement {
  const side = over.closest(SIDED)?.getAttribute('data-tips');
  return side === 'left' || side === 'right' ? side : 'top';
}

async function show(over: Element, words: string): Promise<void> {
  hide();
  if (!words || !over.isConnected) return;
  const tip = document.createElement('div');
  tip.className = 'tip';
  tip.role = 'tooltip';
  tip.textContent = words;
  const link = linkFor(over);
  if (link) {
    tip.append(link);
    tip.addEventListener('pointerenter', () => clearTimeout(leaving));
    tip.addEventListener('pointerleave', leave);
  }
  // A dialog would hide what lies beneath it; elsewhere it belongs to a part of the page.
  (over.closest('dialog, main, header') ?? document.body).append(tip);
  shown = tip;
  const { x, y } = await computePosition(over, tip, {
    strategy: 'fixed',
    placement: sideOf(over),
    middleware: [
      offset(GAP),
      flip({ padding: MARGIN, fallbackPlacements: ['top', 'bottom'] }),
      shift({ padding: MARGIN }),
    ],
  });
  Object.assign(tip.style, { left: `${x}px`, top: `${y}px` });
}

/** Attaches words to an element; they are looked up when they are shown. */
export function tip(words: () => string) {
  return (element: Element): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    told.add(element);
    const later = (ms: number, isHold = false) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        wasHeld = isHold;
        void show(element, words());
      }, ms);
    };
    const away = () => {
      clearTimeout(timer);
      hide();
    };
    const enter = (event: Event) =>
      (event as PointerEvent).pointerType === 'mouse' && later(REST_MS);
    const down = (event: Event) =>
      (event as PointerEvent).pointerType === 'mouse' ? away() : later(HOLD_MS, true);
    const up = () => clearTimeout(timer);
    const left = (event: Event) => {
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === 'mouse') leave();
    };
    const focus = () => element.matches(':focus-visible') && later(REST_MS);
    const listeners: [string, (event: Event) => unknown][] = [
      ['pointerenter', enter],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['pointerleave', left],
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

/** What is told without being asked to: a title, or the name of a picture. */
function named(target: EventTarget | null): { element: Element; words: string } | null {
  const element = target instanceof Element ? target.closest(NAMED) : null;
  if (!element || told.has(element)) return null;
  const isSign = element.getBoundingClientRect().width <= SIGN;
  if (!isSign && !element.hasAttribute('title')) return null;
  const words = element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '';
  return { element, words };
}

/** Browsers show titles to the mouse only; to fingers and keys we do. Returns how to stop. */
export function tellNames(root: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (target: EventTarget | null, ms: number, isHold: boolean) => {
    clearTimeout(timer);
    const found = named(target);
    if (!found) return;
    timer = setTimeout(() => {
      wasHeld = isHold;
      void show(found.element, found.words);
    }, ms);
  };
  const down = (event: PointerEvent) => {
    wasHeld = false;
    clearTimeout(timer);
    // Its link is pressed.
    if (isOfTip(event.target)) return;
    hide();
    if (event.pointerType !== 'mouse') later(event.target, HOLD_MS, true);
  };
  const over = (event: PointerEvent) => {
    const isUntitled = event.target instanceof Element && !event.target.closest('[title]');
    if (event.pointerType === 'mouse' && isUntitled) later(event.target, REST_MS, false);
  };
  const out = (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse' && named(event.target)) leave();
  };
  const up = () => clearTimeout(timer);
  const focus = ({ target }: FocusEvent) => {
    const isByKeys = target instanceof Element && target.matches(':focus-visible');
    if (isByKeys && named(target)?.element === target) later(target, REST_MS, false);
  };
  const click = (event: MouseEvent) => {
    if (!wasHeld) return;
    wasHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = new AbortController();
  const how = { capture: true, signal: stop.signal };
  root.addEventListener('pointerdown', down, how);
  root.addEventListener('pointerover', over, how);
  root.addEventListener('pointerout', out, how);
  root.addEventListener('pointerup', up, how);
  root.addEventListener('pointercancel', up, how);
  root.addEventListener('focusin', focus, how);
  root.addEventListener('focusout', (event) => !isOfTip(event.relatedTarget) && hide(), how);
  root.addEventListener('keydown', hide, how);
  root.addEventListener('click', click, how);
  return () => stop.abort();
}

/**
 * How a pane is looked at. It follows the decision; and pointers: one drags what is zoomed, two
 * pinch, two taps show the whole board again. Who moves it has it so until the next decision.
 */
import { distance, middleOf, type Point } from './geometry';
import { type Look, movedBy, wholeBoard, zoomedAt } from './zoom';

const STEP = 1.25;
/** Below this a finger that trembles is no drag. */
const DRAG_FROM = 7;
const DOUBLE_TAP = { ms: 320, apart: 30 };
const NEVER = { at: Number.NEGATIVE_INFINITY, point: { x: 0, y: 0 } };

/** The element through which one looks. */
type Window = Pick<
  HTMLElement,
  'clientWidth' | 'clientHeight' | 'getBoundingClientRect' | 'setPointerCapture'
>;

export class Panning {
  look = $state.raw<Look>(wholeBoard);
  /** Whether it moves to where it looks, instead of being there. */
  isGliding = $state(false);
  #decision: string | null = null;
  #isMine = false;
  #window: () => Window;
  #isDragging = false;
  #fingers = new Map<number, Point>();
  #lastTap = NEVER;

  constructor(window: () => Window) {
    this.#window = window;
  }

  /** Looks there when something else is to be decided; else only if nobody looked elsewhere. */
  follow(decision: string, look: Look): void {
    if (this.#decision !== decision) this.#isMine = false;
    this.#decision = decision;
    if (this.#isMine) return;
    this.isGliding = true;
    this.look = look;
  }

  /** Shows the whole board again, if one still looks where this decision was. */
  leave(decision: string): void {
    if (this.#decision === decision && !this.#isMine) this.look = wholeBoard;
  }

  #lookBy(look: Look): void {
    this.#isMine = true;
    this.isGliding = false;
    this.look = look;
  }

  #size() {
    const { clientWidth: width, clientHeight: height } = this.#window();
    return { width, height };
  }

  #within(event: { clientX: number; clientY: number }): Point {
    const box = this.#window().getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #zoom(factor: number, at?: Point): void {
    const { width, height } = this.#size();
    this.#lookBy(zoomedAt(this.look, factor, at ?? { x: width / 2, y: height / 2 }, this.#size()));
  }

  zoomIn(): void {
    this.#zoom(STEP);
  }

  zoomOut(): void {
    this.#zoom(1 / STEP);
  }

  reset(): void {
    this.#lookBy(wholeBoard);
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#zoom(Math.exp(-event.deltaY / 300), this.#within(event));
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#fingers.set(event.pointerId, this.#within(event));
    this.#isDragging = false;
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#within(event);
    if (this.#fingers.size === 2) this.#pinch(event.pointerId, before, now);
    else if (!this.#drag(event, before, now)) return;
    this.#fingers.set(event.pointerId, now);
  }

  /** False while it is no drag yet. */
  #drag(event: PointerEvent, before: Point, now: Point): boolean {
    if (this.look.scale <= 1) return false;
    if (!this.#isDragging && distance(before, now) < DRAG_FROM) return false;
    if (!this.#isDragging) this.#window().setPointerCapture(event.pointerId);
    this.#isDragging = true;
    this.#lookBy(movedBy(this.look, now.x - before.x, now.y - before.y, this.#size()));
    return true;
  }

  #pinch(moving: number, before: Point, now: Point): void {
    const other = [...this.#fingers].find(([id]) => id !== moving)?.[1];
    if (!other) return;
    this.#isDragging = true;
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const zoomed = zoomedAt(this.look, factor, middleOf([now, other]), this.#size());
    this.#lookBy(movedBy(zoomed, (now.x - before.x) / 2, (now.y - before.y) / 2, this.#size()));
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (event.pointerType === 'touch' && !this.#isDragging) this.#tapped(event);
  }

  #tapped(event: PointerEvent): void {
    const tap = { at: event.timeStamp, point: this.#within(event) };
    const isDouble =
      tap.at - this.#lastTap.at < DOUBLE_TAP.ms &&
      distance(tap.point, this.#lastTap.point) < DOUBLE_TAP.apart;
    this.#lastTap = isDouble ? NEVER : tap;
    if (isDouble && this.look.scale > 1) this.reset();
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** The click that ends a drag is no click on the board. */
  click(event: MouseEvent): void {
    if (!this.#isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.#isDragging = false;
  }
}

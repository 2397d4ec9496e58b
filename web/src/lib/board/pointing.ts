/** Mouse, finger and wheel over a board, turned into pointing at its spaces. */
import type { Point } from './geometry';
import { type Key, nearest, type Spaces } from './spaces';
import type { Spot } from './spot.svelte';

/** One notch of a mouse wheel is about 100; a touch pad sends many small steps. */
const NOTCH = 60;
const LINE = 30;

export interface Pointable {
  readonly spot: Spot;
  readonly spaces: Spaces;
  /** In whose pixels the spaces lie. */
  readonly drawing: SVGGraphicsElement | undefined;
  /** What is pointed at, whoever's turn it is. */
  look(key: Key | null): void;
}

export class Pointing {
  #board: () => Pointable;
  #isTouch = false;
  /** From the middle of the space it is held by to the finger. */
  #drag: { grip: Point; hasMoved: boolean } | null = null;
  #wheel = 0;

  constructor(board: () => Pointable) {
    this.#board = board;
  }

  #pointUnder(event: MouseEvent): Point | null {
    const matrix = this.#board().drawing?.getScreenCTM();
    if (!matrix) return null;
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  }

  /** A place beside the board counts as well: a piece may hang over. */
  #placeUnder(event: MouseEvent): Key | null {
    const point = this.#pointUnder(event);
    return point && this.#board().spaces.at(point);
  }

  #spaceUnder(event: MouseEvent): Key | null {
    const key = this.#placeUnder(event);
    return key !== null && this.#board().spaces.has(key) ? key : null;
  }

  #isOnPiece(event: MouseEvent): boolean {
    const { spot } = this.#board();
    const key = this.#placeUnder(event);
    return key !== null && spot.isPinned && spot.isOver(key);
  }

  down(event: PointerEvent): void {
    this.#isTouch = event.pointerType !== 'mouse';
    const { spot, spaces } = this.#board();
    const point = this.#pointUnder(event);
    if (!this.#isTouch || !point || spot.at === null || !this.#isOnPiece(event)) return;
    const { x, y } = spaces.centre(spot.at);
    this.#drag = { grip: { x: point.x - x, y: point.y - y }, hasMoved: false };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    // The pane around the board would pan.
    event.stopPropagation();
  }

  move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') {
      const key = this.#spaceUnder(event);
      this.#board().look(key);
      this.#board().spot.hover(key);
    } else if (this.#drag) {
      this.#pull(event, this.#drag);
    }
  }

  #pull(event: PointerEvent, drag: { grip: Point; hasMoved: boolean }): void {
    event.stopPropagation();
    const { spot, spaces } = this.#board();
    const point = this.#pointUnder(event);
    const at = point && spaces.at({ x: point.x - drag.grip.x, y: point.y - drag.grip.y });
    if (at === null || !spaces.has(at) || at === spot.at) return;
    drag.hasMoved = true;
    spot.pin(at);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const { spot, look } = this.#board();
    look(null);
    if (!spot.isPinned) spot.clear();
  }

  up(event: PointerEvent): void {
    // Two turns by quick taps are no double tap on the pane.
    if (this.#drag) event.stopPropagation();
  }

  cancel(): void {
    this.#drag = null;
  }

  async click(event: MouseEvent): Promise<void> {
    const drag = this.#drag;
    this.#drag = null;
    if (drag?.hasMoved) return;
    const { spot, spaces, look } = this.#board();
    const key = this.#spaceUnder(event);
    look(key);
    if (!spot.isOn) return;
    if (this.#isTouch && this.#isOnPiece(event)) return spot.turn(1);
    const point = this.#pointUnder(event);
    if (this.#isTouch && point) {
      return spot.tap(key, (among, reach) => nearest(spaces, point, among, reach));
    }
    return key === null ? spot.clear() : spot.choose(key);
  }

  wheel(event: WheelEvent): void {
    const { spot } = this.#board();
    if (event.ctrlKey || event.metaKey || !spot.isTurnable) return;
    event.preventDefault();
    this.#wheel += event.deltaY * (event.deltaMode === 0 ? 1 : LINE);
    if (Math.abs(this.#wheel) < NOTCH) return;
    void spot.turn(Math.sign(this.#wheel));
    this.#wheel = 0;
  }
}

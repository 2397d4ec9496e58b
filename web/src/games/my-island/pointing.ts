/** Mouse, finger and wheel over the board, turned into what the hand does. */
import type { RuleSetId } from '../../lib/protocol/my-island/RuleSetId';
import type { Hand } from './hand.svelte';
import { type Hex, isOnIsland, isSame, minus } from './hex';
import { hexAt } from './layout';

/** One notch of a mouse wheel is about 100; a touch pad sends many small steps. */
const NOTCH = 60;
const LINE = 30;

export class Pointing {
  #hand: Hand;
  #rules: () => RuleSetId;
  #drawing: () => SVGSVGElement | undefined;
  #isTouch = false;
  #drag: { grip: Hex; hasMoved: boolean } | null = null;
  #wheel = 0;

  constructor(hand: Hand, rules: () => RuleSetId, drawing: () => SVGSVGElement | undefined) {
    this.#hand = hand;
    this.#rules = rules;
    this.#drawing = drawing;
  }

  #hexUnder(event: MouseEvent): Hex | null {
    const matrix = this.#drawing()?.getScreenCTM();
    if (!matrix) return null;
    return hexAt(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
  }

  #spaceUnder(event: MouseEvent): Hex | null {
    const hex = this.#hexUnder(event);
    return hex && isOnIsland(this.#rules(), hex) ? hex : null;
  }

  down(event: PointerEvent): void {
    this.#isTouch = event.pointerType !== 'mouse';
    const hex = this.#hexUnder(event);
    const { at, isPinned } = this.#hand;
    if (!this.#isTouch || !hex || !at || !isPinned || !this.#hand.isOnGhost(hex)) return;
    this.#drag = { grip: minus(hex, at), hasMoved: false };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    // The pane around the board would pan.
    event.stopPropagation();
  }

  move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.#hand.hover(this.#spaceUnder(event));
    else if (this.#drag) this.#pull(event, this.#drag);
  }

  #pull(event: PointerEvent, drag: { grip: Hex; hasMoved: boolean }): void {
    event.stopPropagation();
    const hex = this.#hexUnder(event);
    if (!hex) return;
    const at = minus(hex, drag.grip);
    if (!isOnIsland(this.#rules(), at) || (this.#hand.at && isSame(at, this.#hand.at))) return;
    drag.hasMoved = true;
    this.#hand.pin(at);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !this.#hand.isPinned) this.#hand.clear();
  }

  up(event: PointerEvent): void {
    // Two turns by quick taps are no double tap on the pane.
    if (this.#drag) event.stopPropagation();
  }

  cancel(): void {
    this.#drag = null;
  }

  /** A finger never puts a tile down by tapping the board; the tick beside the ghost does. */
  async click(event: MouseEvent): Promise<void> {
    const drag = this.#drag;
    this.#drag = null;
    if (drag?.hasMoved) return;
    const hex = this.#hexUnder(event);
    if (hex && this.#isTouch && this.#hand.isOnGhost(hex)) return this.#hand.turn(1);
    const space = this.#spaceUnder(event);
    if (!space) return this.#hand.clear();
    if (this.#isTouch && !this.#hand.isOnDraft(space)) this.#hand.pin(space);
    else await this.#hand.choose(space);
  }

  wheel(event: WheelEvent): void {
    if (event.ctrlKey || event.metaKey || !this.#hand.isMovable) return;
    event.preventDefault();
    this.#wheel += event.deltaY * (event.deltaMode === 0 ? 1 : LINE);
    if (Math.abs(this.#wheel) < NOTCH) return;
    void this.#hand.turn(Math.sign(this.#wheel));
    this.#wheel = 0;
  }
}

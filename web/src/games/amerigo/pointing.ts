/** Mouse, finger and wheel over the chart, turned into what ships and tiles do. */
import type { Place } from '../../lib/protocol/amerigo/Place';
import type { Building } from './building.svelte';
import { placeAt, type Size } from './frame';
import { type Cell, cellOf, isSquare } from './grid';
import { nearest } from './nearest';
import type { Voyage } from './voyage.svelte';

/** One notch of a mouse wheel is about 100; a touch pad sends many small steps. */
const NOTCH = 60;
const LINE = 30;

interface Chart {
  readonly size: Size;
  readonly drawing: SVGGraphicsElement | undefined;
  /** What is pointed at, whoever's turn it is. */
  look: (place: Place | null) => void;
}

export class Pointing {
  #voyage: Voyage;
  #building: Building;
  #chart: Chart;
  #isTouch = false;
  #drag: { grip: Cell; hasMoved: boolean } | null = null;
  #wheel = 0;

  constructor(voyage: Voyage, building: Building, chart: Chart) {
    this.#voyage = voyage;
    this.#building = building;
    this.#chart = chart;
  }

  #pointUnder(event: MouseEvent): DOMPoint | null {
    const matrix = this.#chart.drawing?.getScreenCTM();
    if (!matrix) return null;
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  }

  #placeUnder(event: MouseEvent): Place | null {
    const point = this.#pointUnder(event);
    return point && placeAt(point, this.#chart.size);
  }

  #cellUnder(event: MouseEvent): Cell | null {
    const place = this.#placeUnder(event);
    return place && isSquare(place) ? cellOf(place) : null;
  }

  down(event: PointerEvent): void {
    this.#isTouch = event.pointerType !== 'mouse';
    const cell = this.#cellUnder(event);
    const { at, isPinned } = this.#building;
    if (!this.#isTouch || !cell || !at || !isPinned || !this.#building.isOnGhost(cell)) return;
    this.#drag = {
      grip: { row: cell.row - at.row, column: cell.column - at.column },
      hasMoved: false,
    };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    // The pane around the chart would pan.
    event.stopPropagation();
  }

  move(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') {
      if (this.#drag) this.#pull(event, this.#drag);
      return;
    }
    const place = this.#placeUnder(event);
    this.#chart.look(place);
    if (this.#voyage.isOn) this.#voyage.hover(place);
    else if (this.#building.isOn) this.#building.hover(this.#cellUnder(event));
  }

  #pull(event: PointerEvent, drag: { grip: Cell; hasMoved: boolean }): void {
    event.stopPropagation();
    const cell = this.#cellUnder(event);
    if (!cell) return;
    const at = { row: cell.row - drag.grip.row, column: cell.column - drag.grip.column };
    const now = this.#building.at;
    if (at.row === now?.row && at.column === now.column) return;
    drag.hasMoved = true;
    this.#building.pin(at);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    this.#chart.look(null);
    if (!this.#voyage.isPinned) this.#voyage.clear();
    if (!this.#building.isPinned) this.#building.clear();
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
    const place = this.#placeUnder(event);
    this.#chart.look(place);
    if (this.#voyage.isOn) await this.#sail(event, place);
    else if (this.#building.isOn) await this.#build(event);
  }

  /** A finger is wider than a square: it means the nearest target, and a second tap goes there. */
  async #sail(event: MouseEvent, place: Place | null): Promise<void> {
    if (!this.#isTouch) return place ? this.#voyage.press(place) : this.#voyage.clear();
    const point = this.#pointUnder(event);
    const other = place && this.#voyage.otherAt(place);
    if (other && place !== this.#voyage.from) return this.#voyage.choose(other);
    const target = point && nearest(point, this.#voyage.targets.keys(), this.#chart.size);
    if (!target) return this.#voyage.clear();
    if (this.#voyage.isPinned && this.#voyage.at === target) return this.#voyage.go();
    this.#voyage.pin(target);
  }

  /** A finger never builds by tapping the chart; the tick beside the tile does. */
  async #build(event: MouseEvent): Promise<void> {
    const cell = this.#cellUnder(event);
    if (!cell) return this.#building.clear();
    if (!this.#isTouch) {
      this.#building.hover(cell);
      return this.#building.drop();
    }
    if (this.#building.isPinned && this.#building.isOnGhost(cell)) return this.#building.turn(1);
    const point = this.#pointUnder(event);
    const spot = point && nearest(point, this.#building.here, this.#chart.size);
    this.#building.pin(spot ? cellOf(spot) : cell);
  }

  wheel(event: WheelEvent): void {
    if (event.ctrlKey || event.metaKey || !this.#building.isOn) return;
    event.preventDefault();
    this.#wheel += event.deltaY * (event.deltaMode === 0 ? 1 : LINE);
    if (Math.abs(this.#wheel) < NOTCH) return;
    this.#building.turn(Math.sign(this.#wheel));
    this.#wheel = 0;
  }
}

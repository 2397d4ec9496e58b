/**
 * What is pointed at, as it is told about: after the pointer has come to rest, and a moment longer
 * than it stays, so that a mouse can get from the place to a link in what is said about it.
 */

/** How long a mouse may need from the place to the link. */
const LEAVE_MS = 400;

export class Lingering<Place> {
  #at = $state.raw<Place | null>(null);
  #isHeld = $state(false);

  /** `place` is compared with `===`; `restMs`: so long must it be pointed at. */
  constructor(place: () => Place | null, restMs: number) {
    $effect(() => {
      const next = place();
      if (this.#isHeld || next === this.#at) return;
      const timers = [setTimeout(() => this.#show(null), LEAVE_MS)];
      if (next !== null) timers.push(setTimeout(() => this.#show(next), restMs));
      return () => timers.forEach(clearTimeout);
    });
  }

  /** What is told about. */
  get at(): Place | null {
    return this.#at;
  }

  #show(place: Place | null): void {
    this.#at = place;
  }

  /** The pointer is on the link itself, or has left it. */
  hold = (isHeld: boolean): void => {
    this.#isHeld = isHeld;
  };
}

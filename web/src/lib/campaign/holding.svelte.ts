/** What gives way only to whoever holds it for a while; let go before that, and it is as it was. */
export class Holding {
  isHeld = $state(false);
  /** Was let go too early: then one may be told to hold it longer. */
  isShort = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ms: number;
  readonly #ondone: () => void;

  constructor(ms: number, ondone: () => void) {
    this.#ms = ms;
    this.#ondone = ondone;
  }

  begin(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.isShort = false;
    this.#timer = setTimeout(() => {
      this.isHeld = false;
      this.#ondone();
    }, this.#ms);
  }

  letGo(): void {
    if (!this.isHeld) return;
    clearTimeout(this.#timer);
    this.isHeld = false;
    this.isShort = true;
  }
}

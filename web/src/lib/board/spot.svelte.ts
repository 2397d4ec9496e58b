/** What a player points at, by mouse, finger or keys. */
import type { Key } from './spaces';

/** Of several spaces, the one a finger means; `null` if it is near none of them. */
export type Near = (among: Iterable<Key>, reach: number) => Key | null;

/** Something that is done by pointing at a space: a piece to lay, a target to choose. */
export abstract class Spot {
  at = $state.raw<Key | null>(null);
  /** Put there by touch or keys: stays when the pointer leaves, and has buttons of its own. */
  isPinned = $state(false);

  /** Whether there is anything to point at just now. */
  abstract readonly isOn: boolean;

  /** Where the keys begin. */
  abstract readonly start: Key | null;

  /** A click, or Enter: chooses the space for good. */
  abstract choose(key: Key): Promise<void>;

  /** A finger only points; what it pointed at is chosen with a button, or by a second tap. */
  abstract tap(key: Key | null, near: Near): Promise<void> | void;

  /** Goes to the next possible space. */
  abstract jump(step: 1 | -1): Key | null;

  /** Whether there is something to be turned. */
  get isTurnable(): boolean {
    return false;
  }

  turn(_turns: number): Promise<void> | void {}

  /** Whether a piece in hand lies over this place. */
  isOver(_key: Key): boolean {
    return false;
  }

  hover(key: Key | null): void {
    this.at = key;
    this.isPinned = false;
  }

  pin(key: Key): void {
    this.at = key;
    this.isPinned = true;
  }

  clear(): void {
    this.hover(null);
  }
}

/** The tile in the player's hand: where it hovers, how it is turned, what becomes of it. */
import type { Action } from '../../lib/protocol/my-island/Action';
import type { Event } from '../../lib/protocol/my-island/Event';
import type { Tile } from '../../lib/protocol/my-island/Tile';
import type { View } from '../../lib/protocol/my-island/View';
import type { BoardProps, Play } from '../game';
import { type Hex, hexOf, isSame, type TileHex, tileHexes, turnedBy } from './hex';
import { found, isPlace, nextPlace, type Place, placeAction } from './options';

export type Props = BoardProps<View, Action, Event>;

export class Hand {
  rotation = $state(0);
  at = $state.raw<Hex | null>(null);
  /** Put there by touch or keys: stays when the pointer leaves, and has buttons of its own. */
  isPinned = $state(false);
  #isBusy = false;
  #board: () => Props;
  /** Legal placements before the draft: undoing a draft leads back to exactly these. */
  #before = $state.raw<{ position: string; places: readonly Place[] } | null>(null);

  constructor(board: () => Props) {
    this.#board = board;
  }

  /** Names the decision; nothing known of one position holds in another. */
  position = $derived.by(() => {
    const { view, seat } = this.#board();
    return `${seat}/${view.round}`;
  });

  drafted = $derived.by(() => {
    return this.#board().play?.draft.find(isPlace);
  });

  isHeld = $derived.by(() => {
    const { view, play } = this.#board();
    if (!play || view.card === null) return false;
    return play.draft.length === 0 && play.legal.length > 0;
  });

  /** Draft included: it can be taken up and put elsewhere. */
  isMovable = $derived.by(() => this.isHeld || this.drafted !== undefined);

  tile = $derived.by((): Tile | null => this.drafted?.tile ?? this.#board().view.card);

  places = $derived.by((): readonly Place[] => {
    if (this.isHeld) return this.#board().play?.legal.filter(isPlace) ?? [];
    const before = this.#before;
    return this.isMovable && before?.position === this.position ? before.places : [];
  });

  /** The legal placement under the ghost. */
  here = $derived.by(() => this.at && found(this.places, this.rotation, this.at));

  ghost = $derived.by((): { at: Hex; hexes: TileHex[]; place: Place } | null => {
    if (!this.at || !this.tile || !this.isMovable) return null;
    // Beside a draft only spots to which it could move are of interest.
    if (this.drafted && (!this.here || this.isOnDraft(this.at))) return null;
    const hexes = tileHexes(this.tile, this.rotation, this.at);
    return { at: this.at, hexes, place: placeAction(this.tile, this.rotation, this.at) };
  });

  /** To be called whenever the board changes; looks back, so it cannot be derived. */
  remember(): void {
    if (this.isHeld) this.#before = { position: this.position, places: this.places };
  }

  hover(hex: Hex | null): void {
    this.at = hex;
    this.isPinned = false;
  }

  pin(hex: Hex): void {
    this.at = hex;
    this.isPinned = true;
  }

  clear(): void {
    this.hover(null);
  }

  isOnGhost(hex: Hex): boolean {
    return this.ghost?.hexes.some((each) => isSame(each.hex, hex)) ?? false;
  }

  isOnDraft(hex: Hex): boolean {
    const draft = this.drafted;
    if (!draft) return false;
    return tileHexes(draft.tile, draft.rotation, hexOf(draft.at)).some((each) =>
      isSame(each.hex, hex),
    );
  }

  async turn(turns: number): Promise<void> {
    if (this.drafted) await this.#lift(turns);
    else if (this.isHeld) this.rotation = turnedBy(this.rotation, turns);
  }

  jump(step: 1 | -1): Hex | null {
    const next = this.isHeld ? nextPlace(this.places, this.rotation, this.at, step) : undefined;
    if (!next) return null;
    this.rotation = next.rotation;
    this.pin(hexOf(next.at));
    return this.at;
  }

  /** Chooses a space for good: puts the tile down there, or takes the draft up from there. */
  async choose(hex: Hex): Promise<void> {
    if (!this.isMovable) return;
    if (this.isOnDraft(hex)) return this.#lift(0);
    this.at = hex;
    if (this.isHeld && !this.here) await this.#refused();
    else await this.drop();
  }

  /** Puts the tile down where the ghost is, if it may lie there. */
  async drop(): Promise<void> {
    const place = this.here;
    if (!place) return;
    await this.#alone(async (play) => {
      if (this.drafted) await play.undo();
      if (await play.act(place)) this.clear();
    });
  }

  /** Where the tile does not fit the table is asked all the same: its answer names the rule. */
  async #refused(): Promise<void> {
    const place = this.ghost?.place;
    if (place) await this.#alone(async (play) => void (await play.act(place)));
  }

  async #lift(turns: number): Promise<void> {
    const draft = this.drafted;
    if (!draft) return;
    await this.#alone(async (play) => {
      await play.undo();
      this.rotation = turnedBy(draft.rotation, turns);
      this.pin(hexOf(draft.at));
    });
  }

  /** A second click while the first is on its way is no second decision. */
  async #alone(doing: (play: Play<Action, Event>) => Promise<void>): Promise<void> {
    const { play } = this.#board();
    if (this.#isBusy || !play) return;
    this.#isBusy = true;
    try {
      await doing(play);
    } finally {
      this.#isBusy = false;
    }
  }
}

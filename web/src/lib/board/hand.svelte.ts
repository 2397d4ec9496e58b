/** The piece in the player's hand: where it hovers, how it is turned, what becomes of it. */
import type { Play } from '../../games/game';
import {
  covered,
  covering,
  fittingTurns,
  nextPlacement,
  type Placement,
  pointedAt,
  turnedLike,
} from './placements';
import type { Key, Spaces } from './spaces';
import { type Near, Spot } from './spot.svelte';

/** What a game says about the piece that can be laid just now. */
export interface Held<Action> {
  /** In how many ways it can be turned. */
  readonly turns: number;
  /** Where it may lie. */
  readonly places: readonly Placement<Action>[];
  /** How it lies when `at` is pointed at, allowed or not. */
  lying(rotation: number, at: Key): Placement<Action>;
  /** It lies there as a draft already, and can be taken up again. */
  readonly drafted?: Placement<Action> | undefined;
}

export interface Board<Action> {
  readonly spaces: Spaces;
  /** Names the decision; nothing known of one position holds in another. */
  readonly position: string;
  readonly held: Held<Action> | null;
  readonly play: Pick<Play<Action, unknown>, 'act' | 'undo'> | null;
  /** Whether a piece can be held over this space at all. */
  isGround(key: Key): boolean;
  /** Whether any space that the piece would cover means it, or only the one it is held by. */
  readonly isLoose: boolean;
  /** What a lesson waits for: until the piece is turned, each space of it means it. */
  readonly meant?: Placement<Action> | undefined;
  /** How far a finger may miss. */
  readonly reach: number;
}

export interface Ghost<Action> extends Placement<Action> {
  readonly fits: boolean;
}

export class Hand<Action> extends Spot {
  #rotation = $state(0);
  /** In which position the player has turned it. */
  #turnedIn = $state<string | null>(null);
  #isBusy = false;
  #board: () => Board<Action>;
  /** Legal placements before the draft: undoing a draft leads back to exactly these. */
  #before = $state.raw<{ position: string; places: readonly Placement<Action>[] } | null>(null);

  constructor(board: () => Board<Action>) {
    super();
    this.#board = board;
  }

  held = $derived.by(() => this.#board().held);

  drafted = $derived.by(() => this.held?.drafted);

  /** In the hand, and not on the board as a draft. */
  isHeld = $derived.by(() => this.held !== null && this.drafted === undefined);

  turns = $derived.by(() => this.held?.turns ?? 1);

  /** Pieces that look alike when turned have fewer ways. */
  rotation = $derived.by(() => this.drafted?.rotation ?? this.#rotation % this.turns);

  places = $derived.by((): readonly Placement<Action>[] => {
    if (!this.held) return [];
    if (this.isHeld) return this.held.places;
    const before = this.#before;
    return before?.position === this.#board().position ? before.places : [];
  });

  /** Placements that are possible as the piece is turned. */
  turned = $derived.by(() => turnedLike(this.places, this.#rotation % this.turns));

  /** Spaces that the piece can cover as it is turned, and however it is turned. */
  here = $derived.by(() => covered(this.turned));
  anywhere = $derived.by(() => covered(this.places));

  ghost = $derived.by((): Ghost<Action> | null => {
    const { at, held } = this;
    if (at === null || !held) return null;
    const found = this.#meantBy(at);
    // Beside a draft only spots to which it could move are of interest.
    if (held.drafted && (!found || this.isOnDraft(at))) return null;
    return { ...(found ?? held.lying(this.#rotation % this.turns, at)), fits: found !== undefined };
  });

  /** Which ways to turn it fit where it is pointed at; anywhere if nothing is. */
  fitting = $derived.by(() => {
    const { isLoose } = this.#board();
    const at = this.drafted?.at ?? this.at;
    return fittingTurns(this.places, this.turns, (place) => {
      if (at === null) return true;
      return isLoose ? place.cells.includes(at) : place.at === at;
    });
  });

  #meantBy(at: Key): Placement<Action> | undefined {
    const { isLoose, spaces, meant, position } = this.#board();
    if (meant?.cells.includes(at) && this.#turnedIn !== position) return meant;
    const exact = pointedAt(this.turned, at);
    return exact ?? (isLoose ? covering(this.turned, at, spaces) : undefined);
  }

  /** To be called whenever the board changes; looks back, so it cannot be derived. */
  remember(): void {
    if (this.isHeld) this.#before = { position: this.#board().position, places: this.places };
  }

  override get isOn(): boolean {
    return this.held !== null;
  }

  override get isTurnable(): boolean {
    return this.held !== null;
  }

  override get start(): Key | null {
    return this.at ?? this.turned[0]?.at ?? this.places[0]?.at ?? null;
  }

  override hover(key: Key | null): void {
    super.hover(key !== null && this.#board().isGround(key) ? key : null);
  }

  override pin(key: Key): void {
    if (this.#board().isGround(key)) super.pin(key);
  }

  override isOver(key: Key): boolean {
    return this.ghost?.cells.includes(key) ?? false;
  }

  isOnDraft(key: Key): boolean {
    return this.drafted?.cells.includes(key) ?? false;
  }

  /** Turned like this from now on. */
  turnTo(rotation: number): void {
    this.#rotation = rotation;
    this.#turnedIn = this.#board().position;
  }

  /** Turned like this by itself: nobody has asked for it. */
  protected settleTo(rotation: number): void {
    this.#rotation = rotation;
  }

  override async turn(turns: number): Promise<void> {
    if (this.drafted) await this.#lift(turns);
    else if (this.isHeld) this.turnTo(this.#turnedBy(this.rotation, turns));
  }

  #turnedBy(rotation: number, turns: number): number {
    return (((rotation + turns) % this.turns) + this.turns) % this.turns;
  }

  override jump(step: 1 | -1): Key | null {
    if (!this.isHeld) return null;
    const now = { rotation: this.rotation, at: this.ghost?.at ?? null };
    const next = nextPlacement(this.places, now, step, (a, b) => this.#isAfter(a, b));
    if (!next) return null;
    this.turnTo(next.rotation);
    this.pin(next.at);
    return this.at;
  }

  /** In the order in which one reads. */
  #isAfter(a: Key, b: Key): boolean {
    const { spaces } = this.#board();
    const [one, other] = [spaces.centre(a), spaces.centre(b)];
    return one.y > other.y + 0.5 || (Math.abs(one.y - other.y) <= 0.5 && one.x > other.x);
  }

  override tap(key: Key | null, near: Near): Promise<void> | void {
    if (key === null) return this.clear();
    if (this.isOnDraft(key)) return this.#lift(0);
    this.pin(near(this.here, this.#board().reach) ?? key);
  }

  /** Puts the piece down there, or takes the draft up from there. */
  override async choose(key: Key): Promise<void> {
    if (!this.isOn || !this.#board().isGround(key)) return;
    if (this.isOnDraft(key)) return this.#lift(0);
    this.at = key;
    await this.drop();
  }

  /** Puts the piece down where the ghost is; where it does not fit, the table's answer names the rule. */
  async drop(): Promise<void> {
    const { ghost } = this;
    if (!ghost) return;
    await this.#alone(async (play) => {
      if (this.drafted) await play.undo();
      if (await play.act(ghost.action)) this.clear();
    });
  }

  async #lift(turns: number): Promise<void> {
    const { drafted } = this;
    if (!drafted) return;
    await this.#alone(async (play) => {
      await play.undo();
      this.#rotation = this.#turnedBy(drafted.rotation, turns);
      this.pin(drafted.at);
    });
  }

  /** A second click while the first is on its way is no second decision. */
  async #alone(
    doing: (play: Pick<Play<Action, unknown>, 'act' | 'undo'>) => Promise<void>,
  ): Promise<void> {
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

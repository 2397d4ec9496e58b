/** A double tile or an islet in hand: where its two halves may lie. It turns by itself where it fits another way. */
import { type Ghost, Hand } from '../../lib/board/hand.svelte';
import type { Placement } from '../../lib/board/placements';
import type { Key, Spaces } from '../../lib/board/spaces';
import type { Near } from '../../lib/board/spot.svelte';
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { Acting, Props } from './acting.svelte';
import { isShoal, isSpace, partsOf, shoalOf, stepFrom, WAYS, wayBetween } from './land';
import { allOf, type Doing } from './options';

export type Laid = Doing<'lay'> | Doing<'moor'>;
export type LaidGhost = Ghost<Laid>;

const OPPOSITE = WAYS.length / 2;

export class Laying extends Hand<Laid> {
  #acting: Acting;
  #reach: () => number;

  constructor(board: () => Props, acting: Acting, spaces: () => Spaces, reach: () => number) {
    super(() => ({
      spaces: spaces(),
      position: acting.position,
      held: this.#held,
      play: { act: (action) => acting.act(action), undo: async () => board().play?.undo() },
      isGround: (key) => isSpace(key) || isShoal(key),
      isLoose: true,
      meant: this.#places.find(({ action }) => board().play?.isMeant?.(action)),
      reach: reach(),
    }));
    this.#acting = acting;
    this.#reach = reach;
  }

  #places = $derived.by((): readonly Placement<Laid>[] => {
    const { legal } = this.#acting;
    return [...allOf(legal, 'lay'), ...allOf(legal, 'moor')].map(placement);
  });

  #held = $derived.by(() => {
    const [first] = this.#places;
    if (!first) return null;
    const lying = first.action.do === 'lay' ? layingAt : mooringAt;
    return { turns: WAYS.length, places: this.#places, lying };
  });

  override hover(key: Key | null): void {
    super.hover(key);
    this.#settle();
  }

  override pin(key: Key): void {
    super.pin(key);
    this.#settle();
  }

  /** Turned so that it fits where it is held, if it can. */
  #settle(): void {
    if (this.at === null || !this.isHeld || this.ghost?.fits) return;
    const turned = this.#fittingAfter(0);
    if (turned >= 0) this.settleTo(turned);
  }

  /** A finger means the nearest space on which it fits, however it is turned. */
  override tap(key: Key | null, near: Near): void {
    if (key === null) this.clear();
    else this.pin(near(this.anywhere, this.#reach()) ?? key);
  }

  /** Over a space only the ways that fit there matter. */
  override async turn(turns: number): Promise<void> {
    const turned = this.at === null ? -1 : this.#fittingAfter(Math.sign(turns));
    if (turned >= 0) this.turnTo(turned);
    else await super.turn(turns);
  }

  #fittingAfter(step: number): number {
    const { fitting } = this;
    const rotation = this.ghost?.rotation ?? this.rotation;
    const ways = WAYS.map(
      (_, n) => (rotation + (step || 1) * (step ? n + 1 : n) + 12) % WAYS.length,
    );
    return ways.find((way) => fitting[way]) ?? -1;
  }
}

function placement(action: Laid): Placement<Laid> {
  const [from, to] =
    action.do === 'lay'
      ? [action.first, action.second]
      : [shoalOf(action.bank, action.half), action.space];
  return { action, rotation: wayBetween(from, to), at: from, cells: [from, to] };
}

function layingAt(rotation: number, at: Key): Placement<Laid> {
  const second = stepFrom(at, rotation) ?? at;
  return { action: { do: 'lay', first: at, second }, rotation, at, cells: [at, second] };
}

/** Held by its water, or by its land. */
function mooringAt(rotation: number, at: Key): Placement<Laid> {
  const isWater = isShoal(at);
  const other = stepFrom(at, (rotation + (isWater ? 0 : OPPOSITE)) % WAYS.length) ?? at;
  const [shoal, space] = isWater ? [at, other] : [other, at];
  const action: Action = { do: 'moor', ...partsOf(shoal), space };
  return { action, rotation, at, cells: [shoal, space] };
}

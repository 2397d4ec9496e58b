/** Ships on their way: which of them sails next, where it may go, and what is pointed at. */
import { type Near, Spot } from '../../lib/board/spot.svelte';
import type { Action } from '../../lib/protocol/amerigo/Action';
import type { Place } from '../../lib/protocol/amerigo/Place';
import type { Acting, Props } from './acting.svelte';
import { CELL } from './layout';
import { shipsToMove, shipTargets } from './options';

export class Voyage extends Spot {
  #board: () => Props;
  #acting: Acting;
  #chosen = $state<number | null>(null);

  constructor(board: () => Props, acting: Acting) {
    super();
    this.#board = board;
    this.#acting = acting;
  }

  ships = $derived.by(() => shipsToMove(this.#acting.legal));

  override get isOn(): boolean {
    return this.ships.length > 0;
  }

  override get start(): Place | null {
    return this.at ?? this.from ?? [...this.targets.keys()][0] ?? null;
  }

  ship = $derived.by((): number | null => {
    const chosen = this.#chosen;
    return chosen !== null && this.ships.includes(chosen) ? chosen : (this.ships[0] ?? null);
  });

  /** Where the ship lies now; `null` while it has not entered the map. */
  from = $derived.by((): Place | null => {
    const { view, seat } = this.#board();
    return this.ship === null ? null : (view.players[seat]?.ships[this.ship - 1] ?? null);
  });

  targets = $derived.by(
    (): Map<Place, Action> =>
      this.ship === null ? new Map() : shipTargets(this.#acting.legal, this.ship),
  );

  /** How far each target is; nothing for a ship that enters. */
  steps = $derived.by(() => {
    const journeys = this.#board().view.doing?.journeys ?? [];
    const own = journeys.filter((journey) => journey.ship === this.ship);
    return new Map(own.map((journey) => [journey.to, journey.steps] as const));
  });

  /** The target that is pointed at. */
  here = $derived.by(() => (this.at === null ? undefined : this.targets.get(this.at)));

  /** This ship sails next. */
  pick(ship: number): void {
    this.#chosen = ship;
    this.clear();
  }

  /** Goes to where is pointed at. */
  async go(place: Place | null = this.at): Promise<void> {
    const action = place === null ? undefined : this.targets.get(place);
    if (await this.#acting.act(action)) this.clear();
  }

  /** My own ship on this place that could be chosen instead. */
  otherAt(place: Place): number | null {
    const { view, seat } = this.#board();
    const ships = view.players[seat]?.ships ?? [];
    const found = this.ships.find((ship) => ships[ship - 1] === place);
    return found !== undefined && found !== this.ship ? found : null;
  }

  /** A click: another ship is chosen, a target is sailed to; for the rest the rule is asked for. */
  override async choose(place: Place): Promise<void> {
    const other = this.otherAt(place);
    if (other !== null && place !== this.from) return this.pick(other);
    // A click on the ship itself means the ship; to stay there is a button, and Enter.
    if (place === this.from && !this.isPinned) return;
    if (this.targets.has(place)) return this.go(place);
    await this.#refused(place);
  }

  async #refused(place: Place): Promise<void> {
    if (this.ship === null) return;
    const action: Action =
      this.from === null
        ? { do: 'place_ship', ship: this.ship, at: place }
        : { do: 'sail', ship: this.ship, to: place };
    await this.#acting.act(action);
  }

  /** A finger is wider than a square: it means the nearest target, and a second tap goes there. */
  override tap(place: Place | null, near: Near): Promise<void> | void {
    const other = place && this.otherAt(place);
    if (other && place !== this.from) return this.pick(other);
    const target = near(this.targets.keys(), 1.5 * CELL);
    if (!target) return this.clear();
    if (this.isPinned && this.at === target) return this.go();
    this.pin(target);
  }

  override jump(step: 1 | -1): Place | null {
    const all = [...this.targets.keys()];
    if (all.length === 0) return null;
    const now = this.at === null ? (step > 0 ? -1 : 0) : all.indexOf(this.at);
    const next = all[(now + step + all.length) % all.length] ?? null;
    if (next) this.pin(next);
    return next;
  }
}

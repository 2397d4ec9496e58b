/** Ships on their way: which of them sails next, where it may go, and what is pointed at. */
import type { Action } from '../../lib/protocol/amerigo/Action';
import type { Place } from '../../lib/protocol/amerigo/Place';
import type { Acting, Props } from './acting.svelte';
import { shipsToMove, shipTargets } from './options';

export class Voyage {
  #board: () => Props;
  #acting: Acting;
  #chosen = $state<number | null>(null);
  /** Pointed at. */
  at = $state.raw<Place | null>(null);
  /** Chosen by touch or keys: waits for a second tap or a button. */
  isPinned = $state(false);

  constructor(board: () => Props, acting: Acting) {
    this.#board = board;
    this.#acting = acting;
  }

  ships = $derived.by(() => shipsToMove(this.#acting.legal));

  isOn = $derived.by(() => this.ships.length > 0);

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

  choose(ship: number): void {
    this.#chosen = ship;
    this.clear();
  }

  hover(place: Place | null): void {
    this.at = place;
    this.isPinned = false;
  }

  pin(place: Place): void {
    this.at = place;
    this.isPinned = true;
  }

  clear(): void {
    this.hover(null);
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
  async press(place: Place): Promise<void> {
    const other = this.otherAt(place);
    if (other !== null && place !== this.from) return this.choose(other);
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

  jump(step: 1 | -1): Place | null {
    const all = [...this.targets.keys()];
    if (all.length === 0) return null;
    const now = this.at === null ? (step > 0 ? -1 : 0) : all.indexOf(this.at);
    const next = all[(now + step + all.length) % all.length] ?? null;
    if (next) this.pin(next);
    return next;
  }
}

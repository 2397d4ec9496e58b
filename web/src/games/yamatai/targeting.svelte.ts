/** What pointing at the chart does just now: a boat is placed, a token taken, a tile built, a power carried out. */

import type { Key } from '../../lib/board/spaces';
import { type Near, Spot } from '../../lib/board/spot.svelte';
import type { Action } from '../../lib/protocol/yamatai/Action';
import type { Cargo } from '../../lib/protocol/yamatai/Cargo';
import type { Island } from '../../lib/protocol/yamatai/Island';
import type { Acting } from './acting.svelte';
import { isIsland, isSpace, REACH } from './chart';
import { allOf } from './options';

/** A finger means the nearest target within this. */
const FINGER = 2.2 * REACH;

export class Targeting extends Spot {
  #acting: Acting;
  /** A token that several boats could take: a boat is asked for. */
  #token = $state.raw<{ position: string; island: Island } | null>(null);

  constructor(acting: Acting) {
    super();
    this.#acting = acting;
  }

  /** The token for which a boat is asked. */
  token = $derived.by((): Island | null => {
    const token = this.#token;
    return token?.position === this.#acting.position ? token.island : null;
  });

  /** Islands whose token can be taken: a click there means the token. */
  #tokens = $derived.by(() => new Set(allOf(this.#acting.legal, 'take').map((one) => one.island)));

  /** By space or island: what can be done there, given what is chosen. */
  targets = $derived.by((): ReadonlyMap<Key, readonly Action[]> => {
    const found = new Map<Key, Action[]>();
    for (const action of this.#acting.legal) {
      for (const key of this.#keysOf(action)) found.set(key, [...(found.get(key) ?? []), action]);
    }
    return found;
  });

  #keysOf(action: Action): Key[] {
    const { planning, holding } = this.#acting;
    const isPlanning = planning.chosen !== null;
    switch (action.do) {
      case 'place':
        return isPlanning || (holding.cargo ?? action.cargo) !== action.cargo ? [] : [action.at];
      case 'take':
        if (isPlanning) return [];
        return this.token === action.island ? [action.boat] : [action.island];
      case 'build':
        if (isPlanning) return planning.chosen === action.tile ? [action.island] : [];
        return this.#tokens.has(action.island) ? [] : [action.island];
      case 'take_extra':
      case 'consecrate':
      case 'exchange':
        return [action.island];
      case 'pick':
      case 'swap_with':
      case 'remove':
        return [action.boat];
      case 'move_to':
        return [action.at];
      case 'take_fleet':
      case 'buy':
      case 'sell':
      case 'release':
      case 'moor':
      case 'recruit':
      case 'use_power':
      case 'give':
      case 'reserve':
      case 'donate':
      case 'pass':
      case 'end_turn':
        return [];
      default:
        return action satisfies never;
    }
  }

  override get isOn(): boolean {
    return this.targets.size > 0;
  }

  override get start(): Key | null {
    return this.at ?? [...this.targets.keys()][0] ?? null;
  }

  /** What would be done where is pointed at; nothing where there is a choice. */
  here = $derived.by((): Action | undefined => {
    const actions = this.at === null ? [] : (this.targets.get(this.at) ?? []);
    return actions.length === 1 ? actions[0] : undefined;
  });

  /** Does what can be done there; what cannot is asked for, and the table says why. */
  override async choose(key: Key): Promise<void> {
    const actions = this.targets.get(key) ?? [];
    const [action, ...others] = actions;
    if (!action) return this.#refused(key);
    if (others.length === 0) return this.go(action);
    if (action.do === 'take') {
      this.#token = { position: this.#acting.position, island: action.island };
    }
    if (action.do === 'build') this.#acting.planning.ask(action.island);
    this.pin(key);
  }

  async go(action: Action | undefined = this.here): Promise<void> {
    if (await this.#acting.act(action)) this.clear();
  }

  /** This cargo goes where others could go as well. */
  async place(cargo: Cargo, at: Key): Promise<void> {
    await this.go({ do: 'place', cargo, at });
  }

  async #refused(key: Key): Promise<void> {
    const { planning, holding } = this.#acting;
    if (this.token !== null) this.#token = null;
    else if (planning.asked !== null && planning.chosen === null) planning.clear();
    else if (planning.chosen && isIsland(key)) {
      await this.#acting.act({ do: 'build', tile: planning.chosen, island: key });
    } else if (holding.cargo && isSpace(key)) {
      await this.#acting.act({ do: 'place', cargo: holding.cargo, at: key });
    }
  }

  override async tap(_: Key | null, near: Near): Promise<void> {
    const target = near(this.targets.keys(), FINGER);
    if (target === null) return this.clear();
    if (this.isPinned && this.at === target && this.here) return this.go();
    if ((this.targets.get(target)?.length ?? 0) > 1) return this.choose(target);
    this.pin(target);
  }

  override jump(step: 1 | -1): Key | null {
    const all = [...this.targets.keys()];
    if (all.length === 0) return null;
    const now = this.at === null ? (step > 0 ? -1 : 0) : all.indexOf(this.at);
    const next = all[(now + step + all.length) % all.length] ?? null;
    if (next) this.pin(next);
    return next;
  }

  override clear(): void {
    super.clear();
    this.#token = null;
  }
}

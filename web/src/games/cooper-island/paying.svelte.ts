/** A payment: of all sets that would do, the one that wastes least, or the one that was put together. */
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { Item } from '../../lib/protocol/cooper-island/Item';
import type { SetView } from '../../lib/protocol/cooper-island/SetView';
import type { Space } from '../../lib/protocol/cooper-island/Space';
import type { Spaces } from '../../lib/protocol/cooper-island/Spaces';
import type { Table } from './acting.svelte';

/** One way to pay, as the list of legal actions has it. */
export interface Payment extends SetView {
  /** How much food it leaves out, each an anchor. */
  readonly missing: number;
  readonly land: ReadonlySet<Space>;
  readonly stored: Readonly<Partial<Record<Item, number>>>;
}

const NOTHING: Spaces = 'none';

export class Paying {
  #table: () => Table;
  #looked = $state<number | null>(null);
  #picked = $state.raw<{ position: string; at: number } | null>(null);

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** Every way to pay, the least waste first; what leaves somebody hungry comes last. */
  sets = $derived.by((): readonly Payment[] => {
    const { view, legal } = this.#table();
    const isAsked = legal.some(({ do: verb }) => verb === 'pay' || verb === 'feed');
    if (!isAsked || !view.doing) return [];
    const { asked, sets } = view.doing;
    const due = asked.ask === 'feed' ? asked.cost : 0;
    return sets
      .map((set) => paymentOf(set, due))
      .toSorted((one, other) => one.missing - other.missing);
  });

  isOn = $derived.by(() => this.sets.length > 0);

  /** Which of the sets would be paid: the best, or in a lesson its own, until another is put together. */
  at = $derived.by(() => {
    const picked = this.#picked;
    const table = this.#table();
    if (picked?.position === table.position) return picked.at;
    const meant = this.sets.findIndex(({ action }) => table.isMeant?.(action));
    return Math.max(meant, 0);
  });

  /** What would be paid. */
  chosen = $derived.by((): Payment | null => this.sets[this.at] ?? null);

  /** What is marked on the map: the set that is pointed at in the list, else the chosen one. */
  shown = $derived.by((): Payment | null => {
    const looked = this.#looked;
    return looked === null ? this.chosen : (this.sets[looked] ?? this.chosen);
  });

  /** Points at one of the sets; at none any more without one. */
  look(at: number | null): void {
    this.#looked = at;
  }

  /** Cubes on land that belong to some set. */
  cubes = $derived.by(() => new Set(this.sets.flatMap(({ land }) => [...land])));

  /** How many of an item in storage are paid. */
  storedOf(item: Item): number {
    return this.chosen?.stored[item] ?? 0;
  }

  /** Whether one more, or one less, from storage belongs to some set. */
  canGive(item: Item, change: 1 | -1): boolean {
    return this.#like((set) => (set.stored[item] ?? 0) === this.storedOf(item) + change) >= 0;
  }

  /** This cube is to be paid, or not; the rest of the payment changes as little as it can. */
  toggle(space: Space): boolean {
    const isGiven = this.chosen?.land.has(space) ?? false;
    return this.#pick((set) => set.land.has(space) !== isGiven);
  }

  /** One more or one less from storage. */
  give(item: Item, change: 1 | -1): boolean {
    const count = this.storedOf(item) + change;
    return this.#pick((set) => (set.stored[item] ?? 0) === count);
  }

  /** Chooses one of the sets. */
  pick(at: number): void {
    this.#picked = { position: this.#table().position, at };
  }

  #pick(fits: (set: Payment) => boolean): boolean {
    const at = this.#like(fits);
    if (at >= 0) this.pick(at);
    return at >= 0;
  }

  /** Of the sets that fit, the one most like the chosen one. */
  #like(fits: (set: Payment) => boolean): number {
    const now = this.chosen;
    return this.sets.reduce((best, set, at) => {
      if (!fits(set)) return best;
      const other = this.sets[best];
      return now && other && unlike(set, now) >= unlike(other, now) ? best : at;
    }, -1);
  }
}

/** Ways to pay that look the same, by their places in the list, in its order. */
export function alike<Set>(sets: readonly Set[], look: (set: Set) => string): number[][] {
  const rows = new Map<string, number[]>();
  for (const [at, set] of sets.entries()) {
    const row = rows.get(look(set));
    if (row) row.push(at);
    else rows.set(look(set), [at]);
  }
  return [...rows.values()];
}

/** How many cubes and coins are in one of them only. */
function unlike(one: Payment, other: Payment): number {
  const land = [...one.land].filter((space) => !other.land.has(space)).length;
  const left = [...other.land].filter((space) => !one.land.has(space)).length;
  const items = new Set([...Object.keys(one.stored), ...Object.keys(other.stored)]) as Set<Item>;
  const stored = [...items].map((item) =>
    Math.abs((one.stored[item] ?? 0) - (other.stored[item] ?? 0)),
  );
  return land + left + stored.reduce((sum, count) => sum + count, 0);
}

export function spacesOf(spaces: Spaces): Space[] {
  return spaces === NOTHING ? [] : spaces.split('-');
}

function paymentOf(set: SetView, due: number): Payment {
  return { ...set, ...givenBy(set.action), missing: Math.max(0, due - set.worth) };
}

function givenBy(action: Action): Pick<Payment, 'land' | 'stored'> {
  if (action.do === 'pay') {
    return { land: new Set(spacesOf(action.land)), stored: { [action.item]: action.stored } };
  }
  if (action.do !== 'feed') return { land: new Set(), stored: {} };
  const stored = { coin: action.coins, wood: action.wood, food: action.food };
  return { land: new Set(spacesOf(action.land)), stored };
}

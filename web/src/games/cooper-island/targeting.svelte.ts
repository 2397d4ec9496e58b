/** What pointing at the map does just now: a worker is put, a piece placed, a cube given, a ship sent, a board looked at. */
import type { Key } from '../../lib/board/spaces';
import { type Near, Spot } from '../../lib/board/spot.svelte';
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { Islet } from '../../lib/protocol/cooper-island/Islet';
import type { Section } from '../../lib/protocol/cooper-island/Section';
import type { Space } from '../../lib/protocol/cooper-island/Space';
import type { Worker } from '../../lib/protocol/cooper-island/Worker';
import type { Acting } from './acting.svelte';
import { isSpace } from './land';
import { allOf } from './options';

/** Where workers of one shape stand in a section. */
export function workerKey(section: Section, worker: Worker): Key {
  return `${section}:${worker}`;
}

export function workerOf(key: Key): { section: Section; worker: Worker } | null {
  const [section, worker] = key.split(':');
  if (worker !== 'normal' && worker !== 'special') return null;
  return { section: section as Section, worker };
}

/** The small board of a seat. */
export function seatKey(seat: number): Key {
  return `seat:${seat}`;
}

export function seatOf(key: Key): number | null {
  return key.startsWith('seat:') ? Number(key.slice(5)) : null;
}

/** An islet on the far shore. */
export function isletKey(seat: number, islet: Islet): Key {
  return `islet:${seat}:${islet}`;
}

export function isletOf(key: Key): { seat: number; islet: Islet } | null {
  const [kind, seat, islet] = key.split(':');
  return kind === 'islet' ? { seat: Number(seat), islet: islet as Islet } : null;
}

export function harborKey(seat: number): Key {
  return `harbor:${seat}`;
}

export function harborOf(key: Key): number | null {
  return key.startsWith('harbor:') ? Number(key.slice(7)) : null;
}

/** A bay, by its place on the ring. */
export function bayKey(position: number): Key {
  return `bay:${position}`;
}

export function bayOf(key: Key): number | null {
  return key.startsWith('bay:') ? Number(key.slice(4)) : null;
}

/** Whose board a click on the water leads to. */
export function ownerOf(key: Key): number | null {
  return seatOf(key) ?? isletOf(key)?.seat ?? harborOf(key);
}

export class Targeting extends Spot {
  #acting: Acting;
  #reach: () => number;
  /** The piece that is to go elsewhere. */
  #from = $state.raw<{ position: string; space: Space } | null>(null);

  /** `reach`: how far a finger may miss. */
  constructor(acting: Acting, reach: () => number) {
    super();
    this.#acting = acting;
    this.#reach = reach;
  }

  from = $derived.by((): Space | null => {
    const from = this.#from;
    return from?.position === this.#acting.position ? from.space : null;
  });

  /** By what is pointed at: what can be done there, given what is chosen. */
  targets = $derived.by((): ReadonlyMap<Key, readonly Action[]> => {
    const found = new Map<Key, Action[]>();
    const { legal, isHome } = this.#acting;
    // The centre is the same wherever one looks from.
    for (const action of isHome ? legal : allOf(legal, 'put_worker')) {
      for (const key of this.#keysOf(action)) found.set(key, [...(found.get(key) ?? []), action]);
    }
    return found;
  });

  #keysOf(action: Action): Key[] {
    switch (action.do) {
      case 'put_worker':
        return [workerKey(action.section, action.worker)];
      case 'put':
      case 'put_lid':
      case 'from':
      case 'remove_ruin':
        return [action.space];
      case 'chart':
        return action.terrain === this.#acting.holding.terrain ? [action.space] : [];
      case 'shift':
        if (this.from === null) return [action.from];
        return this.from === action.from ? [action.to] : [];
      case 'pay_fee':
      case 'give':
        return isSpace(action.from) ? [action.from] : [];
      case 'sail':
      case 'anchor':
        return [action.ship];
      // Laid with both halves, or put together.
      case 'lay':
      case 'moor':
      case 'pay':
      case 'feed':
      case 'choose':
      case 'do':
      case 'use_islet':
      case 'use_boat':
      case 'perform':
      case 'decline':
      case 'islet':
      case 'tile':
      case 'cube':
      case 'build_boat':
      case 'erect':
      case 'build_statue':
      case 'supply':
      case 'cut':
      case 'first':
      case 'refuse':
      case 'take_item':
      case 'keep':
      case 'bury':
      case 'turn_boats':
      case 'assign':
      case 'turn_up':
      case 'recover':
      case 'enough':
      case 'done':
      case 'store':
      case 'fetch':
      case 'trade':
      case 'use_lid':
      case 'survey':
      case 'use_card':
      case 'claim':
        return [];
      default:
        return action satisfies never;
    }
  }

  /** Cubes that a payment is put together of. */
  #cubes = $derived.by(() => (this.#acting.isHome ? this.#acting.paying.cubes : new Set<Space>()));

  override get isOn(): boolean {
    return true;
  }

  override get start(): Key | null {
    return this.at ?? this.#all[0] ?? null;
  }

  #all = $derived.by((): readonly Key[] => [...this.targets.keys(), ...this.#cubes]);

  /** What would be done where is pointed at; nothing where there is a choice. */
  here = $derived.by((): Action | undefined => {
    const actions = this.choices;
    return actions.length === 1 ? actions[0] : undefined;
  });

  /** All that could be done there. */
  choices = $derived.by((): readonly Action[] => (this.at === null ? [] : this.#doneAt(this.at)));

  #doneAt(key: Key): readonly Action[] {
    const actions = this.targets.get(key) ?? [];
    const isBegun = actions[0]?.do === 'shift' && this.from === null;
    return isBegun ? [] : actions;
  }

  /** Does what can be done there; what cannot is asked for, and the table says why. */
  override async choose(key: Key): Promise<void> {
    const seat = ownerOf(key);
    if (seat !== null) return this.#acting.focus(seat);
    if (this.#cubes.has(key)) {
      this.#acting.paying.toggle(key);
      return;
    }
    const [action, ...others] = this.targets.get(key) ?? [];
    if (!action) return this.#refused(key);
    if (action.do === 'shift' && this.from === null) {
      this.#from = { position: this.#acting.position, space: action.from };
      return;
    }
    if (others.length > 0) return this.pin(key);
    await this.go(action);
  }

  async go(action: Action | undefined = this.here): Promise<void> {
    if (await this.#acting.act(action)) this.clear();
  }

  /** The same with what was pointed at: the table names the rule. */
  async #refused(key: Key): Promise<void> {
    if (this.from !== null) this.#from = null;
    const asked = this.#acting.legal[0];
    if (!asked || !this.#acting.isHome) return;
    const otherwise = refusable(asked, key, this.#acting);
    if (otherwise) await this.#acting.act(otherwise);
  }

  override async tap(key: Key | null, near: Near): Promise<void> {
    const target = near(this.#all, this.#reach());
    if (target === null) {
      const seat = key === null ? null : ownerOf(key);
      if (seat !== null) return this.#acting.focus(seat);
      return this.clear();
    }
    const isMeant = this.isPinned && this.at === target && this.here !== undefined;
    if (isMeant) return this.go();
    if (this.#cubes.has(target) || this.#doneAt(target).length !== 1) return this.choose(target);
    this.pin(target);
  }

  override jump(step: 1 | -1): Key | null {
    const all = this.#all;
    if (all.length === 0) return null;
    const now = this.at === null ? (step > 0 ? -1 : 0) : all.indexOf(this.at);
    const next = all[(now + step + all.length) % all.length] ?? null;
    if (next) this.pin(next);
    return next;
  }

  override clear(): void {
    super.clear();
    this.#from = null;
  }
}

/** What a click there would mean, if it were allowed. */
function refusable(asked: Action, key: Key, acting: Acting): Action | undefined {
  const worker = workerOf(key);
  if (worker) return asked.do === 'put_worker' ? { do: 'put_worker', ...worker } : undefined;
  if (!isSpace(key)) return undefined;
  if (asked.do === 'put' || asked.do === 'put_lid') return { do: asked.do, space: key };
  if (asked.do === 'remove_ruin') return { ...asked, space: key };
  const { terrain } = acting.holding;
  if (asked.do === 'chart' && terrain) return { do: 'chart', space: key, terrain };
  return undefined;
}

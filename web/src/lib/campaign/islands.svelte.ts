/** Which island lies at each seat of a campaign's match: its animal, its name and so its colour. */
import { type Component, getContext, setContext } from 'svelte';
import type { GameModule } from '../../games/game';
import { api } from '../net/api';
import type { MatchSummary } from '../protocol/MatchSummary';
import { text } from '../text/text.svelte';

export interface IslandHere {
  readonly animal: number;
  readonly name: string;
  readonly Animal: Component<{ animal: number; size?: number }>;
}

type Known = {
  readonly summary: Pick<MatchSummary, 'campaign'> | null;
  readonly game: Pick<GameModule, 'campaign'> | null;
};

export class Islands {
  #names = $state.raw<ReadonlyMap<number, string>>(new Map());
  readonly #of: () => Known;

  constructor(of: () => Known) {
    this.#of = of;
  }

  /** Learns what the islands of a match are called, if it is one of a campaign. */
  async learn({ campaign }: Pick<MatchSummary, 'campaign'>): Promise<void> {
    if (!campaign) return;
    try {
      const found = await api.islandNames(campaign.id);
      this.#names = new Map(found.map(({ animal, name }) => [animal, name]));
    } catch {
      // Each animal has a name to fall back on.
    }
  }

  /** The island at a seat; `null` where islands have no names. */
  at(seat: number): IslandHere | null {
    const { summary, game } = this.#of();
    const animal = summary?.campaign?.islands[seat];
    const parts = game?.campaign;
    if (animal === undefined || !parts) return null;
    const name = this.#names.get(animal) ?? parts.islandName(animal, text);
    return { animal, name, Animal: parts.Animal };
  }
}

/** What somebody's board is called. */
export function boardName(island: IslandHere | null, name: string): string {
  return island
    ? text('ui-island_of', { island: island.name, name })
    : text('ui-board_of', { name });
}

const KEY = Symbol('islands');

/** Whatever shows a seat on this page may show its island. */
export function showIslands(islands: Islands): void {
  setContext(KEY, islands);
}

export function islandAt(): (seat: number) => IslandHere | null {
  const islands = getContext<Islands | undefined>(KEY);
  return (seat) => islands?.at(seat) ?? null;
}

/** An island that is still to be taken in: who plays it, which animal it has, what it is called. */
import type { CampaignParts } from '../../games/game';
import type { BotLevel } from '../protocol/BotLevel';
import type { NewIsland } from '../protocol/NewIsland';
import type { NewSeat } from '../protocol/NewSeat';
import { text } from '../text/text.svelte';

export interface Draft {
  kind: NewSeat['kind'];
  level: BotLevel;
  person: string;
  island: string;
  animal: number;
}

export function draft(kind: NewSeat['kind'], animal: number): Draft {
  return { kind, level: 'medium', person: '', island: '', animal };
}

function seatOf({ kind, level, person }: Draft, n: number): NewSeat {
  if (kind === 'bot') return { kind, level };
  if (kind === 'hot_seat') {
    return { kind, name: person.trim() || text('table-seat', { number: n + 1 }) };
  }
  return { kind };
}

/** As the server wants it; `n`: which of the islands it is, from 0. */
export function islandOf(one: Draft, n: number, parts: CampaignParts<unknown>): NewIsland {
  const name = one.island.trim() || parts.islandName(one.animal, text);
  return { seat: seatOf(one, n), animal: one.animal, name };
}

/** Animals of a box of so many that no island has. */
export function freeAnimals(animals: number, islands: readonly { animal: number }[]): number[] {
  const taken = new Set(islands.map(({ animal }) => animal));
  return Array.from({ length: animals }, (_, n) => n).filter((n) => !taken.has(n));
}

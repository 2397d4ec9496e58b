/** The rules of a game in the order in which one reads them. */
import type { Guide } from '../../games/game';

export interface Chapter {
  /** Where it can be gone to; of the guide, or `null` for rules that no section names. */
  readonly id: string | null;
  readonly rules: readonly string[];
  readonly details: readonly string[];
}

/** The sections of the guide, and whatever the table knows besides; without a guide all of it. */
export function chaptersOf(guide: Guide | null, rules: readonly string[]): Chapter[] {
  const known = new Set(rules);
  const kept = (wanted: readonly string[]) => wanted.filter((rule) => known.has(rule));
  const sections = (guide?.sections ?? []).map(({ id, rules, details }) => ({
    id,
    rules: kept(rules),
    details: kept(details),
  }));
  const told = new Set(sections.flatMap((each) => [...each.rules, ...each.details]));
  const left = rules.filter((rule) => !told.has(rule));
  return left.length > 0 ? [...sections, { id: null, rules: left, details: [] }] : sections;
}

/** Whether all words stand somewhere in it. */
export function contains(where: string, words: string): boolean {
  const haystack = where.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

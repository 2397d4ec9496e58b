/** What sentences say about an action besides its fields. */
import type { Action } from '../../lib/protocol/my-island/Action';
import type { Event } from '../../lib/protocol/my-island/Event';
import type { View } from '../../lib/protocol/my-island/View';

/** Games differ in what a pass costs, and at the end of the track it costs nothing (R14). */
export function about(
  word: Event | Action,
  { players }: Pick<View, 'players'>,
  seat: number | null,
): Record<string, unknown> {
  if (!('do' in word) || word.do !== 'pass' || seat === null) return {};
  return { cost: players[seat]?.pass_cost ?? 1 };
}

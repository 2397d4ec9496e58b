/** The head of a table: which game, set up how, which round. */
import type { Text } from '../../games/game';
import type { MatchSummary } from '../protocol/MatchSummary';

export function headline(summary: MatchSummary, view: unknown, text: Text): string {
  const parts = [text(`${summary.game}-name`)];
  for (const [name, value] of Object.entries(summary.options)) {
    // Numbers, such as that of the players, are seen on the table.
    if (typeof value === 'string') parts.push(text(`${summary.game}-option-${name}-${value}`));
  }
  const { round, rounds } = (view ?? {}) as { round?: unknown; rounds?: unknown };
  if (typeof round === 'number' && typeof rounds === 'number') {
    parts.push(text('ui-round', { round, rounds }));
  }
  return parts.join(' · ');
}

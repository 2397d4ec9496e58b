/** The head of a table: which game, set up how, how far it has come. */
import type { GameModule, Text } from '../../games/game';
import type { MatchSummary } from '../protocol/MatchSummary';

export function headline(
  summary: MatchSummary,
  game: GameModule,
  view: unknown,
  text: Text,
): string {
  const parts = [text(`${summary.game}-name`)];
  for (const [name, value] of Object.entries(summary.options)) {
    // Numbers, such as that of the players, are seen on the table.
    if (typeof value === 'string') parts.push(text(`${summary.game}-option-${name}-${value}`));
  }
  if (view) parts.push(game.progress(view, text));
  return parts.join(' · ');
}

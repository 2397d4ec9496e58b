/** The head of a table: which game, set up how, how far it has come. */
import type { GameModule, Text } from '../../games/game';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { Texts } from '../text/format';

export function headline(
  summary: MatchSummary,
  game: GameModule,
  { view, isEnd }: { view: unknown; isEnd: boolean },
  { text, words }: { text: Text; words: Texts },
): string {
  const parts = [words.gameName(summary.game)];
  for (const [name, value] of Object.entries(summary.options)) {
    const isNamed = game.namesOption?.(name, summary.seats.length) ?? true;
    // Numbers, such as that of the players, are seen on the table.
    if (isNamed && typeof value === 'string')
      parts.push(words.optionValue(summary.game, name, value));
  }
  if (isEnd) parts.push(text('ui-headline_end'));
  else if (view) parts.push(game.progress(view, text));
  return parts.join(' · ');
}

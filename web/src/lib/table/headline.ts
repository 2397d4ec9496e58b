/** The head of a table: which game, how far it has come, set up how. */
import type { GameModule, Text } from '../../games/game';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { Texts } from '../text/format';

type Shown = { view: unknown; isEnd: boolean };

/** How far it has come: all that a narrow screen has room for. */
export function progress(game: GameModule, { view, isEnd }: Shown, text: Text): string {
  if (isEnd) return text('ui-headline_end');
  return view ? game.progress(view, text) : '';
}

export function headline(
  summary: MatchSummary,
  game: GameModule,
  shown: Shown,
  { text, words }: { text: Text; words: Texts },
): string {
  const parts = [words.gameName(summary.game)];
  if (summary.lesson) parts.push(text('ui-lesson'));
  parts.push(progress(game, shown, text));
  for (const [name, value] of Object.entries(summary.options)) {
    const isNamed = game.namesOption?.(name, summary.seats.length) ?? true;
    // Numbers, such as that of the players, are seen on the table.
    if (isNamed && typeof value === 'string')
      parts.push(nameOf(words.optionValue(summary.game, name, value)));
  }
  return parts.filter(Boolean).join(' · ');
}

/** Where a value explains itself, its name alone. */
function nameOf(value: string): string {
  return value.split(':', 1)[0] ?? value;
}

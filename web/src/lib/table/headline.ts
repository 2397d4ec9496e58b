/** The head of a table: which game, how far it has come, set up how. */
import type { GameModule, Text } from '../../games/game';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { Texts } from '../text/format';

type Shown = { view: unknown; isEnd: boolean };

interface Told {
  /** What others did, while it is shown. */
  past: { readonly view: unknown } | null;
  /** My side of it, and what I have drafted. */
  seat: { readonly view: unknown; readonly draft: readonly unknown[] } | null;
  table: { readonly view: unknown } | null;
}

/** What the head speaks of: what lies on the board, which is not always what is confirmed. */
export function headed({ past, seat, table }: Told): unknown {
  if (past) return past.view;
  return seat && seat.draft.length > 0 ? seat.view : table?.view;
}

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

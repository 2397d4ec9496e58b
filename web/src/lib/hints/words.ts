/** What is said of a hint. */
import type { GameModule } from '../../games/game';
import type { Said } from '../board/brings';
import type { Hint } from '../protocol/Hint';
import type { Preview } from '../protocol/Preview';
import type { SeatState } from '../protocol/SeatState';
import type { Texts } from '../text/format';
import { text, words } from '../text/text.svelte';

/** An action of a hint as a sentence. */
export function sentenceOf(game: GameModule, seat: SeatState | null, action: unknown): string {
  const about = game.about?.(action, seat?.view, seat?.seat ?? null);
  return words.now.action(game.id, action, about);
}

/** What is to be done next, told from what else there is to do. */
export function titleOf(
  game: GameModule,
  seat: SeatState | null,
  hint: Hint,
  done: number,
): string {
  const action = hint.actions[done];
  const own = seat && game.whereabouts?.(action, seat.view, seat.seat, text);
  return own || sentenceOf(game, seat, action);
}

/** What it brings for sure, those points included that are only counted at the end. */
export function surely(game: string, preview: Preview, words: Texts): Said[] {
  const lines = preview.lines_at_end.map(({ category, points }): Said => {
    return { text: words.gain(game, category, points), tone: points > 0 ? 'gain' : 'cost' };
  });
  const effects = preview.effects.map(({ effect, tone, args }): Said => {
    return { text: words.effect(game, effect, args), tone };
  });
  return [...lines, ...effects];
}

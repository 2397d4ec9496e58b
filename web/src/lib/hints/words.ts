/** What is said of a hint. */
import type { GameModule } from '../../games/game';
import type { Hint } from '../protocol/Hint';
import type { SeatState } from '../protocol/SeatState';
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

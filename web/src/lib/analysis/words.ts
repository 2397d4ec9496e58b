/** What is said of a moment in an analysis. */
import type { GameModule } from '../../games/game';
import type { Deed } from '../protocol/Deed';
import type { JudgedDecision } from '../protocol/JudgedDecision';
import type { TurningPoint } from '../protocol/TurningPoint';
import { told } from '../table/tale';
import { text, words } from '../text/text.svelte';

/** Who is meant, as sentences ask for it. */
export interface Who {
  readonly name: string;
  readonly isMine: boolean;
}

function args({ name, isMine }: Who) {
  return { name, mine: isMine ? 'yes' : 'no' };
}

/** A share as so many of a hundred. */
export function hundredths(share: number): number {
  return Math.round(share * 100) + 0;
}

/** How far the match had come, as the beginning of a line. */
export function whereIn(game: GameModule, view: unknown): string {
  const where = game.progress(view, text);
  return `${where.charAt(0).toUpperCase()}${where.slice(1)}`;
}

/** What a turning point was, and how much. */
export function turned({ kind, swing }: TurningPoint, who: Who): string {
  const way = swing < 0 ? 'down' : 'up';
  return text(`ui-analysis-${kind}`, { ...args(who), swing: Math.abs(hundredths(swing)), way });
}

/** The chances with the better move, and with what it cost taken off: so that the numbers fit each other. */
export function instead({ swing }: TurningPoint, { chances: [best] }: JudgedDecision) {
  const better = hundredths(best);
  return { better, played: better - Math.abs(hundredths(swing)) };
}

/** How good a decision was that turned nothing. */
export function judged({ quality, loss }: JudgedDecision, who: Who): string {
  return text(`ui-analysis-was_${quality}`, { ...args(who), loss: hundredths(loss) });
}

/** What was done, in a few words, with the name of who did it. */
export function done(
  game: GameModule,
  { events }: Deed,
  view: unknown,
  seat: number,
  names: readonly string[],
): string {
  const deeds = game.deeds(events, view, text) ?? [];
  if (deeds.length > 0) return `${names[seat] ?? ''} ${words.now.list(deeds)}`;
  return events[0] === undefined ? '' : told(game, events[0], { view, names, words: words.now });
}

/** Each action as something to do. */
export function toDo(game: GameModule, { actions }: Deed, view: unknown, seat: number): string[] {
  return actions.map(
    (action) =>
      game.whereabouts?.(action, view, seat, text) ||
      words.now.action(game.id, action, game.about?.(action, view, seat)),
  );
}

/** What was last done at a table, and what it brought, as its log tells it. */
import type { GameModule } from '../../games/game';
import { byTurn, turnsOf } from '../match/turns';
import type { Glance } from '../protocol/Glance';
import { taleOf, told } from '../table/tale';
import type { Texts } from '../text/format';

export interface Move {
  /** Who did it; the sentence begins with the name where it has a subject. */
  name: string;
  /** Without its full stop: what it brought may follow. */
  sentence: string;
  /** Points: "+9", or "Tern +4" for somebody else. */
  gains: readonly string[];
}

export function lastMove(
  game: GameModule,
  { log, view }: Pick<Glance, 'log' | 'view'>,
  { names, words }: { names: readonly string[]; words: Texts },
): Move | null {
  const turn = turnsOf(byTurn(log, game)).findLast(({ seat }) => seat !== null);
  if (!turn) return null;
  const { sentence, gains } = taleOf(game, turn, { view, names, words });
  const name = names[turn.seat ?? 0] ?? '';
  if (sentence !== null) return { name, sentence, gains };
  const alone = told(game, turn.lines[0]?.event, { view, names, words });
  return { name, sentence: alone.replace(/\.$/, ''), gains: [] };
}

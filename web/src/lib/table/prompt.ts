/** The one sentence at the top: who must do what. */
import type { Text } from '../../games/game';
import { chosen, type MatchState } from '../match/state';
import type { DiceState } from '../protocol/DiceState';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { SeatState } from '../protocol/SeatState';
import type { Args, Texts } from '../text/format';

export interface Prompt {
  sentence: string;
  detail: string;
}

interface Said {
  readonly text: Text;
  readonly words: Texts;
  readonly about: (action: unknown) => Args;
  /** As the game's page asks it, where it does so itself. */
  readonly asks: (seat: SeatState) => string | null;
  /** What confirming makes final, where it does not end the turn. */
  readonly settles: (seat: SeatState) => string | null;
}

export function promptOf(
  { summary, table, thinking, dice }: MatchState,
  seat: SeatState | null,
  names: readonly string[],
  { text, words, about, asks, settles }: Said,
): Prompt {
  if (!summary || !table) return { sentence: text('ui-loading'), detail: '' };
  const named = (seats: readonly number[]) => words.list(seats.map((one) => names[one] ?? ''));
  if (summary.status === 'over') {
    const winners = table.standings.filter((one) => one.rank === 1).map((one) => one.seat);
    const detail =
      winners.length > 0
        ? text('table-winner', { count: winners.length, names: named(winners) })
        : '';
    return { sentence: text('table-game_over'), detail };
  }
  if (seat?.must_decide) {
    const { prompt, prompt_args } = seat;
    const asked = asks(seat) ?? words.prompt(summary.game, prompt, prompt_args, names);
    return { sentence: asked, detail: '' };
  }
  if (seat && seat.draft.length > 0) {
    const last = chosen(seat).at(-1);
    const detail = words.action(summary.game, last, about(last));
    const settled = settles(seat);
    return settled
      ? { sentence: settled, detail: '' }
      : { sentence: text('ui-prompt_confirm'), detail };
  }
  if (summary.status === 'waiting' && summary.version === 0) {
    return beforehand(summary, dice, { text, names: named(summary.owing) });
  }
  const sentence =
    summary.owing.length > 0
      ? text('table-waiting_for', { names: named(summary.owing) })
      : text('ui-prompt_nature');
  if (thinking) {
    const seconds = Math.max(1, Math.ceil(thinking.atMostMs / 1000));
    return { sentence, detail: text('ui-thinking', { seconds }) };
  }
  return { sentence, detail: table.seats.length === 0 ? text('ui-watching') : '' };
}

/** What a match waits for that has not begun. */
function beforehand(
  { seats, owing }: MatchSummary,
  dice: DiceState | null,
  { text, names }: { text: Text; names: string },
): Prompt {
  if (seats.some(({ kind }) => kind === 'open')) {
    return { sentence: text('ui-prompt_open'), detail: text('ui-prompt_begins') };
  }
  // Whoever is here adds to the dice without being asked.
  if (owing.length === 0) return { sentence: text('ui-prompt_nature'), detail: '' };
  const detail = dice?.is_committed ? 'ui-prompt_without' : 'ui-prompt_begins';
  return { sentence: text('table-waiting_for', { names }), detail: text(detail) };
}

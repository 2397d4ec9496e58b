/** The turns of a match that brought most. */
import type { GameModule } from '../../games/game';
import { type LogLine, seatOf } from '../match/log';
import type { Told } from '../protocol/Told';

export interface Remembered {
  readonly seat: number;
  readonly points: number;
  /** Of the round, counted from 1; 0 before the first. */
  readonly round: number;
  /** What brought most of it, and how much. */
  readonly event: unknown;
  readonly best: number;
  /** All that happened in it. */
  readonly lines: readonly LogLine[];
  /** After this many entries the replay shows it. */
  readonly entries: number;
}

type Counted = Pick<GameModule, 'begins' | 'beginsTurn' | 'endsTurn' | 'points'>;

const MOST = 3;

/** Turn by turn, a turn being what one player does in a row, until it is ended; without the final scoring. */
function turns(log: readonly Told[], game: Counted): Remembered[] {
  const found: Remembered[] = [];
  let round = 0;
  let mover: number | null = null;
  for (const { entry, events } of log) {
    for (const event of events) {
      const what = game.begins(event);
      if (what === 'end') return found;
      if (what === 'round') round += 1;
      if (what !== null) mover = null;
      const seat = seatOf(event);
      if (seat === null) continue;
      if (game.beginsTurn?.(event)) mover = null;
      const points = game.points(event, seat);
      const line = { entry, event };
      const last = found.at(-1);
      if (last && mover === seat && last.seat === seat) {
        const isBest = points > last.best;
        found[found.length - 1] = {
          ...last,
          lines: [...last.lines, line],
          points: last.points + points,
          ...(points !== 0 ? { entries: entry + 1 } : {}),
          ...(isBest ? { event, best: points } : {}),
        };
      } else {
        const entries = entry + 1;
        found.push({ seat, points, round, event, lines: [line], entries, best: points });
      }
      // In some games one has two turns in a row.
      mover = game.endsTurn?.(event) ? null : seat;
    }
  }
  return found;
}

/** The three largest gains in the order they happened; if I did not win, my best comes first. */
export function remembered(
  log: readonly Told[],
  game: Counted,
  loser: number | null,
): Remembered[] {
  const gains = turns(log, game)
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.entries - b.entries);
  const mine = gains.find(({ seat }) => seat === loser);
  const rest = gains.filter((one) => one !== mine).slice(0, MOST - (mine ? 1 : 0));
  return [...(mine ? [mine] : []), ...rest.sort((a, b) => a.entries - b.entries)];
}

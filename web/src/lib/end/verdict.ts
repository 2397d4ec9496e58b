/** Who won, by how much and by what, in a sentence. */
import type { Rival, Text, Tie } from '../../games/game';
import type { Standing } from '../protocol/Standing';
import type { Texts } from '../text/format';

export interface Verdict {
  readonly sentence: string;
  readonly detail: string;
}

interface Said {
  readonly game: string;
  readonly text: Text;
  readonly words: Texts;
  /** Whom one plays against alone. */
  readonly rival?: Rival | null;
  /** What decides between equal points. */
  readonly tie?: Tie | null;
}

export function verdictOf(
  standings: readonly Standing[],
  names: readonly string[],
  mine: readonly number[],
  { game, text, words, rival = null, tie = null }: Said,
): Verdict {
  const [first, second] = [...standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const winners = standings.filter(({ rank }) => rank === 1);
  if (!first) return { sentence: text('table-game_over'), detail: '' };
  const name = names[first.seat] ?? '';
  if (!second && rival) return against(rival, first, name, text);
  if (!second) {
    return { sentence: text('ui-end-alone', { points: first.points }), detail: '' };
  }
  const by = first.points - second.points;
  if (winners.length > 1 || by <= 0) {
    const list = words.list(winners.map(({ seat }) => names[seat] ?? ''));
    const detail = winners.length === 1 && by === 0 ? (tie?.why ?? '') : '';
    return { sentence: text('table-winner', { count: winners.length, names: list }), detail };
  }
  const isMe = mine.length === 1 && mine[0] === first.seat;
  const lead = leadOf(first, second);
  return {
    sentence: text(isMe ? 'ui-end-you_win' : 'ui-end-wins', { name, by }),
    detail: lead ? words.lead(game, lead.category, lead.by, names[second.seat] ?? '') : '',
  };
}

/** Alone, against somebody without a seat: equal points are not enough. */
function against(rival: Rival, { rank, points }: Standing, name: string, text: Text): Verdict {
  const by = Math.abs(points - rival.points);
  const detail = text('ui-end-rival', { name: rival.name, points: rival.points });
  if (rank === 1) return { sentence: text('ui-end-you_win', { name, by }), detail };
  const id = by === 0 ? 'ui-end-tied' : 'ui-end-wins';
  return { sentence: text(id, { name: rival.name, by }), detail };
}

/** The line that put the winner ahead of the next most. */
function leadOf(first: Standing, second: Standing): { category: string; by: number } | null {
  const ahead = first.lines.map(({ category, points }) => {
    const other = second.lines.find((line) => line.category === category)?.points ?? 0;
    return { category, by: points - other };
  });
  const most = ahead.reduce((best, one) => (one.by > best.by ? one : best), {
    category: '',
    by: 0,
  });
  return most.by > 0 ? most : null;
}

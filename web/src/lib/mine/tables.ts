/** What the home page says about a table, from what the server says about it. */
import type { MatchSummary } from '../protocol/MatchSummary';
import type { Texts } from '../text/format';

type Seats = Pick<MatchSummary, 'seats' | 'owing'>;

/** Whether it is I who must move: not a bot that plays for me, and nobody else. */
export function isAwaited({ seats, owing }: Seats): boolean {
  return seats.some((one) => one.is_mine && one.kind === 'person' && owing.includes(one.seat));
}

/** Tables that are played: those that wait for me first, and the longest of them at the front. */
export function inOrder(tables: readonly MatchSummary[]): MatchSummary[] {
  return tables
    .filter(({ status }) => status !== 'over')
    .sort((a, b) => {
      const [first, second] = [isAwaited(a), isAwaited(b)];
      if (first !== second) return first ? -1 : 1;
      return first ? a.changed_at - b.changed_at : b.changed_at - a.changed_at;
    });
}

/** Tables at which all is over, the latest first. */
export function finished(tables: readonly MatchSummary[]): MatchSummary[] {
  return tables
    .filter(({ status }) => status === 'over')
    .sort((a, b) => b.changed_at - a.changed_at);
}

/** Those that wait for me now and did not before. */
export function newlyAwaited(
  before: readonly MatchSummary[],
  now: readonly MatchSummary[],
): MatchSummary[] {
  const known = new Set(before.filter(isAwaited).map(({ id }) => id));
  return now.filter((table) => isAwaited(table) && !known.has(table.id));
}

/** Whose turn it is, in a few words. */
export function stateOf(table: MatchSummary, words: Texts): string {
  if (isAwaited(table)) return words.say('ui-your_turn');
  if (table.seats.some(({ kind }) => kind === 'open')) return words.say('ui-table-open');
  const owing = table.seats.filter(({ seat }) => table.owing.includes(seat));
  const names = words.list(owing.map(({ name }) => name));
  return words.say('ui-table-others', { names, count: owing.length });
}

const MINUTE = 60_000;

/** How long ago, in the largest unit that says something. */
export function ago(time: number, now: number, words: Texts): string {
  const minutes = Math.floor((now - time) / MINUTE);
  if (minutes < 1) return words.say('ui-just_now');
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 60 * 36) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 1440), 'day');
}

/** Part of the day, for a greeting. */
export function partOfDay(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}

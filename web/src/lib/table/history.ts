/** How the points of a match grew, round by round. */
import type { GameModule } from '../../games/game';
import { roundEnds } from '../match/turns';
import { api } from '../net/api';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { Standing } from '../protocol/Standing';
import type { Told } from '../protocol/Told';

/** Points of all seats at the end of each round. */
export interface History {
  readonly rounds: readonly (readonly number[])[];
  /** Whether the last of them is what the final scoring made of the one before. */
  readonly hasEnd: boolean;
}

type Counted = Pick<GameModule, 'begins' | 'points'>;

/** The points of the beginning, and what the log adds to them. */
export function addedUp(log: readonly Told[], start: readonly number[], game: Counted): History {
  const rounds: (readonly number[])[] = [];
  let now: readonly number[] = start;
  let begun = 0;
  let hasEnd = false;
  for (const event of log.flatMap(({ events }) => events)) {
    const what = game.begins(event);
    if (what === 'end' || (what === 'round' && begun > 0)) rounds.push(now);
    begun += what === 'round' ? 1 : 0;
    hasEnd ||= what === 'end';
    now = now.map((points, seat) => points + game.points(event, seat));
  }
  return { rounds: [...rounds, now], hasEnd };
}

/**
 * Adds up what the log tells. Where that is not the whole truth, as with points that somebody
 * could not use, the table is asked for every round.
 */
export async function historyOf(
  summary: MatchSummary,
  log: readonly Told[],
  standings: readonly Standing[],
  game: Counted,
): Promise<History> {
  const bySeat = (found: readonly Standing[]) =>
    summary.seats.map(({ seat }) => found.find((one) => one.seat === seat)?.points ?? 0);
  const after = async (entries: number) =>
    bySeat((await api.replay(summary.id, entries)).standings);
  const history = addedUp(log, await after(0), game);
  const result = bySeat(standings);
  if (history.rounds.at(-1)?.every((points, seat) => points === result[seat])) return history;
  const end = log.find(({ events }) => events.some((event) => game.begins(event) === 'end'));
  const ends = roundEnds(log, summary.version, game.begins);
  // The last move and the final scoring are one entry: before it is as near as one can come.
  if (end) ends.splice(-1, 0, end.entry);
  const rounds: number[][] = [];
  for (const entries of ends) rounds.push(await after(entries));
  return { rounds, hasEnd: end !== undefined };
}

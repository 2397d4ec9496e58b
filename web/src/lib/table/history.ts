/** How the points of a match grew, round by round. */
import type { GameModule } from '../../games/game';
import { roundEnds } from '../match/log';
import { api } from '../net/api';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { Standing } from '../protocol/Standing';
import type { Told } from '../protocol/Told';

/** Points of all seats at the end of each round. */
export type History = readonly (readonly number[])[];

type Counted = Pick<GameModule, 'begins' | 'points'>;

/** The points of the beginning, and what the log adds to them. */
export function addedUp(log: readonly Told[], start: readonly number[], game: Counted): number[][] {
  const version = (log.at(-1)?.entry ?? -1) + 1;
  let now = [...start];
  let at = 0;
  return roundEnds(log, version, game.begins).map((end) => {
    for (; at < log.length && (log[at]?.entry ?? 0) < end; at += 1) {
      for (const event of log[at]?.events ?? []) {
        now = now.map((points, seat) => points + game.points(event, seat));
      }
    }
    return now;
  });
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
  if (history.at(-1)?.every((points, seat) => points === result[seat])) return history;
  const asked: number[][] = [];
  for (const end of roundEnds(log, summary.version, game.begins)) asked.push(await after(end));
  return asked;
}

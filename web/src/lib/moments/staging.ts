/** What of the news is shown and heard: points that fly, moments, and one sound for all of it. */
import type { GameModule, Moment, MomentKind, Text } from '../../games/game';
import { seatOf } from '../match/log';
import type { SoundName } from '../sound/notes';

/** Points of one seat, and where they were earned. */
export interface Flight {
  readonly seat: number;
  readonly points: number;
  readonly targets: readonly string[];
}

export interface Staging {
  readonly flights: readonly Flight[];
  readonly moments: readonly (Moment & { readonly seat: number | null })[];
  readonly sound: SoundName | null;
}

type Told = Pick<GameModule, 'targets' | 'points' | 'moment' | 'movesAtOnce'>;

/** More at once would be a flurry, not a story. */
const MOST_FLIGHTS = 8;
const MOST_MOMENTS = 3;

const SOUNDS: Record<MomentKind, SoundName> = {
  closed: 'closed',
  reached: 'reached',
  found: 'reached',
  sighted: 'alarm',
  raided: 'raid',
  repelled: 'repelled',
  last: 'last',
};

export function staged(
  events: readonly unknown[],
  { game, view, seats, text }: { game: Told; view: unknown; seats: number; text: Text },
): Staging {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const flights = events.flatMap((event) =>
    all.flatMap((seat): Flight[] => {
      const points = game.points(event, seat);
      return points === 0 ? [] : [{ seat, points, targets: game.targets(event) }];
    }),
  );
  const moments = events.flatMap((event) => {
    const moment = game.moment(event, view, text);
    return moment ? [{ ...moment, seat: seatOf(event) }] : [];
  });
  const shown = game.movesAtOnce ? inOneLine(moments) : moments;
  return {
    flights: flights.slice(0, MOST_FLIGHTS),
    moments: shown.slice(0, MOST_MOMENTS),
    sound: heard(events, flights, moments),
  };
}

type Shown = Staging['moments'][number];

/** All moments of one player as one: its words in order, each once, where the last of them was. */
function inOneLine(moments: readonly Shown[]): Shown[] {
  const seats = [...new Set(moments.map(({ seat }) => seat))];
  return seats.flatMap((whose) => {
    const all = moments.filter(({ seat }) => seat === whose);
    const [first] = all;
    if (!first) return [];
    const targets = all.findLast((one) => one.targets.length > 0)?.targets ?? [];
    return [{ ...first, targets, text: counted(all.map(({ text }) => text)).join(' · ') }];
  });
}

/** The same word several times is told once, with how often. */
function counted(words: readonly string[]): string[] {
  return [...new Set(words)].map((word) => {
    const often = words.filter((one) => one === word).length;
    return often > 1 ? `${often} × ${word}` : word;
  });
}

/** The rarest wins: a moment, then points, then that somebody did something. */
function heard(
  events: readonly unknown[],
  flights: readonly Flight[],
  moments: readonly Moment[],
): SoundName | null {
  const [moment] = moments;
  if (moment) return SOUNDS[moment.kind];
  if (flights.length > 0) return flights.some(({ points }) => points > 0) ? 'pluck' : 'drop';
  return events.some((event) => seatOf(event) !== null) ? 'knock' : null;
}

/** Who sits where, in words the lobby and the server share. */
import type { BotLevel } from './protocol/BotLevel';
import type { GameInfo } from './protocol/GameInfo';
import type { NewMatch } from './protocol/NewMatch';
import type { NewSeat } from './protocol/NewSeat';
import type { SeatInfo } from './protocol/SeatInfo';

export const LEVELS: readonly BotLevel[] = ['easy', 'medium', 'hard', 'expert'];

/** Me and two bots, or as near to that as the game allows. */
export function playNow(game: GameInfo): NewMatch {
  const count = Math.min(Math.max(3, game.min_players), game.max_players);
  const bots = Array.from({ length: count - 1 }, (): NewSeat => ({ kind: 'bot', level: 'medium' }));
  return { game: game.id, options: {}, seats: [{ kind: 'me' }, ...bots], hints: false };
}

/** I go on where I sat, or on the first seat; bots play the others. */
export function playOn(seats: readonly SeatInfo[]): NewSeat[] {
  const mine = seats.findIndex((seat) => seat.is_mine);
  return playOnAt(seats, Math.max(0, mine));
}

/** I go on at this seat; bots play the others. */
export function playOnAt(seats: readonly SeatInfo[], mine: number): NewSeat[] {
  return seats.map(({ seat }) => {
    return seat === mine ? { kind: 'me' } : { kind: 'bot', level: 'medium' };
  });
}

/** Options with what is not chosen at its default. */
export function withDefaults(
  game: GameInfo,
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    game.choices.map(({ name, values }) => [name, chosen[name] ?? values[0] ?? '']),
  );
}

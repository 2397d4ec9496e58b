/** A turn in one sentence, and what it brought to whom. */
import type { GameModule } from '../../games/game';
import { eventsOf, type Turn } from '../match/turns';
import { signed, type Texts } from '../text/format';

export interface Tale {
  /** `null` where each of its events is told by itself. */
  sentence: string | null;
  /** The same without the name, for where it stands already. */
  deeds: string;
  /** Points: "+9" for who acted, "Tern +4" for others. */
  gains: readonly string[];
}

type Told = Pick<GameModule, 'deeds' | 'points'>;

/** Who is told about, and in which words. */
export interface Telling {
  view: unknown;
  names: readonly string[];
  words: Texts;
}

/** One event as a sentence. */
export function told(
  game: Pick<GameModule, 'id' | 'about'>,
  event: unknown,
  { view, names, words }: Telling,
): string {
  const about = view ? game.about?.(event, view, null) : undefined;
  return words.event(game.id, event, names, about);
}

export function taleOf(game: Told, turn: Turn, { view, names, words }: Telling): Tale {
  const events = eventsOf(turn);
  const text = (id: string, args = {}) => words.say(id, args);
  const deeds = game.deeds(events, view, text);
  const gains = names.flatMap((name, seat) => {
    const points = events.reduce<number>((sum, event) => sum + game.points(event, seat), 0);
    if (points === 0) return [];
    return [seat === turn.seat ? signed(points) : `${name} ${signed(points)}`];
  });
  if (deeds === null || deeds.length === 0) return { sentence: null, deeds: '', gains };
  const told = words.list(deeds);
  const alone = `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
  const sentence = turn.seat === null ? alone : `${names[turn.seat] ?? ''} ${told}`;
  return { sentence, deeds: alone, gains };
}

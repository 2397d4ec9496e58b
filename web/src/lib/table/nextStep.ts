/** The one button that leads on: puts down what is in hand, or ends the turn. */
import type { GameModule, Proposal, Text } from '../../games/game';
import { type Brings, inWords } from '../board/brings';
import { canEnd } from '../match/state';
import type { SeatState } from '../protocol/SeatState';

export interface NextStep {
  kind: 'put' | 'end';
  /** As on the button. */
  label: string;
  /** In full. */
  title: string;
  /** Points that it brings; `null` if it is not about points. */
  gain: number | null;
  /** Whether it is what is to be done now; else it can be done, but something else can be as well. */
  isPrimary: boolean;
  isPossible: boolean;
  /** It is what a lesson waits for. */
  isMeant?: boolean;
  /** Id of the text that says why it cannot be done now. */
  hindrance: string | null;
  act: () => Promise<unknown>;
}

type Ended = Pick<GameModule, 'endVerb' | 'ends' | 'settles' | 'points'>;

interface Deeds {
  commit: () => Promise<unknown>;
  /** Drafts this and confirms all of it. */
  end: (action: unknown) => Promise<unknown>;
}

const NOTHING: Deeds = { commit: async () => undefined, end: async () => undefined };

interface Said {
  text: Text;
  isOnline: boolean;
  /** Whether a turn is just being confirmed. */
  isEnding: boolean;
  /** What an action would bring. */
  foreseen: (action: unknown) => Brings | null;
}

/** What is in hand is never lost by ending the turn: first it is put down or put away. */
export function nextStep(
  game: Ended,
  seat: SeatState,
  proposal: Proposal | null,
  deeds: Deeds,
  { text, isOnline, isEnding, foreseen }: Said,
): NextStep | null {
  const hindrance = isOnline ? null : 'ui-reconnecting';
  if (proposal) {
    const { label, isPossible, act } = proposal;
    const gain = proposal.brings?.points || null;
    return { kind: 'put', label, title: label, gain, isPrimary: true, isPossible, hindrance, act };
  }
  const may = isEnding ? NOTHING : deeds;
  const end = { kind: 'end', gain: null, isPossible: !isEnding, hindrance } as const;
  if (canEnd(seat)) {
    const label = game.ends(seat.draft, text, seat.view);
    const title = game.settles?.(seat.draft, text) ?? text('ui-end-about');
    return { ...end, label, title, isPrimary: true, act: may.commit };
  }
  const last = seat.legal.find((action) => isVerb(action, game.endVerb));
  if (last === undefined) return null;
  const label = game.ends([...seat.draft, last], text, seat.view);
  const act = () => may.end(last);
  const brings = foreseen(last);
  const title = [text('ui-end-about'), inWords(brings)].filter(Boolean).join(' ');
  return { ...end, label, title, gain: brings?.points || null, isPrimary: false, act };
}

/** Points that events bring to a seat; `null` if they are not about points. */
export function sumOf(
  game: Pick<GameModule, 'points'>,
  events: readonly unknown[],
  seat: number,
): number | null {
  const points = events.map((event) => game.points(event, seat));
  return points.some((each) => each !== 0) ? points.reduce((sum, each) => sum + each, 0) : null;
}

export function isVerb(action: unknown, verb: string | undefined): boolean {
  return verb !== undefined && (action as { do?: string } | null)?.do === verb;
}

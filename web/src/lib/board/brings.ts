/** What an action would bring, as the table foresees it, in the player's language. */
import type { Preview } from '../protocol/Preview';
import type { Tone } from '../protocol/Tone';
import { signed, type Texts } from '../text/format';

export interface Brings {
  /** Points at once. */
  readonly points: number;
  /** Points more if the game ended then: promised, and not yet had. */
  readonly later: number;
  /** All that is worth saying: warnings, what the points are for, what the end adds, the rest. */
  readonly said: readonly Said[];
}

export interface Said {
  readonly text: string;
  readonly tone: Tone;
}

export function bringsOf(game: string, preview: Preview, words: Texts): Brings {
  const lines = preview.lines.map(({ category, points }): Said => {
    return { text: words.gain(game, category, points), tone: points > 0 ? 'gain' : 'cost' };
  });
  const effects = preview.effects.map(({ effect, tone, args }): Said => {
    return { text: words.effect(game, effect, args), tone };
  });
  const isWarning = ({ tone }: Said) => tone === 'warning';
  const later = preview.points_at_end - preview.points;
  return {
    points: preview.points,
    later,
    said: [
      ...effects.filter(isWarning),
      ...lines,
      ...(later === 0 ? [] : [atEnd(later, words)]),
      ...effects.filter((effect) => !isWarning(effect)),
    ],
  };
}

/** The first thing that it warns of. */
export function warningOf(brings: Brings | null | undefined): string | null {
  return brings?.said.find(({ tone }) => tone === 'warning')?.text ?? null;
}

/** All of it in one line. */
export function inWords(brings: Brings | null | undefined): string {
  return brings?.said.map((each) => each.text).join(' · ') ?? '';
}

function atEnd(points: number, words: Texts): Said {
  const text = words.say('ui-at_end', { points: signed(points) });
  return { text, tone: points > 0 ? 'gain' : 'cost' };
}

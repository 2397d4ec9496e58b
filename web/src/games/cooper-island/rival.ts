/** The end of a game: what Cooper has where one plays alone, and what decides between equal points. */
import { DIFFICULTIES } from '../../lib/protocol/cooper-island/components';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { Rival, Text, Tie } from '../game';

export function rivalOf({ cooper }: View, text: Text): Rival | null {
  if (!cooper) return null;
  const { points, steps, difficulty } = cooper;
  const handicap = DIFFICULTIES[difficulty];
  return {
    name: text('cooper-island-ui-cooper'),
    points,
    lines: [
      { category: 'helm', label: '', points: steps },
      { category: 'orders', label: '', points: points - steps - handicap },
      { category: null, label: text('cooper-island-ui-cooper-handicap'), points: handicap },
    ],
  };
}

export function tieOf({ players }: View, text: Text): Tie {
  return {
    label: text('cooper-island-ui-tie'),
    why: text('cooper-island-ui-tie.why'),
    values: players.map(({ uncharted }) => uncharted),
  };
}

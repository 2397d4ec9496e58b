/** The end of a game: what Cooper has where one plays alone, and what decides between equal points. */
import type { View } from '../../lib/protocol/cooper-island/View';
import type { Rival, Text, Tie } from '../game';

export function rivalOf({ cooper, players }: View, text: Text): Rival | null {
  if (!cooper) return null;
  const { points, breakdown } = cooper;
  return {
    name: text('cooper-island-ui-cooper'),
    points,
    lines: breakdown.map(({ category, points: worth }) => {
      // What a player has as well is called like theirs; what only he has is named after him.
      const isShared = players.some((one) =>
        one.breakdown.some((line) => line.category === category),
      );
      const label = isShared ? '' : text(`cooper-island-ui-cooper-${category}`);
      return { category: isShared ? category : null, label, points: worth };
    }),
  };
}

export function tieOf({ players }: View, text: Text): Tie {
  return {
    label: text('cooper-island-ui-tie'),
    why: text('cooper-island-ui-tie.why'),
    values: players.map(({ uncharted }) => uncharted),
  };
}

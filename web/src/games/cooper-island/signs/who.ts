/** How players and those who are none are told apart: by colour and by shape. */
import type { Who } from '../../../lib/protocol/cooper-island/Who';

export function whoClass(who: Who): string {
  if (typeof who === 'string') return `ci-${who}`;
  return `seat-${who.player % 4}`;
}

/** The seat whose shape is worn; Cooper and neutral workers wear that of the fourth and the second. */
export function whoseShape(who: Who): number {
  if (typeof who !== 'string') return who.player;
  return who === 'cooper' ? 3 : 1;
}

/** As it is written in keys. */
export function whoName(who: Who): string {
  return typeof who === 'string' ? who : `${who.player}`;
}

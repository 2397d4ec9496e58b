/** The tracks on which an action moves a disc. */
import type { Colour } from '../../../lib/protocol/amerigo/Colour';
import {
  CANNONS_END,
  ORDER_COLOURS,
  ORDER_END,
  PROGRESS_END,
  TRACK_POINTS,
} from '../../../lib/protocol/amerigo/components';
import type { PlayerView } from '../../../lib/protocol/amerigo/PlayerView';

export interface Track {
  readonly end: number;
  readonly at: number;
  /** What is printed on a space: points for having reached it. */
  points(space: number): number;
  colours(space: number): readonly Colour[];
}

const POINTS = new Map(TRACK_POINTS);
const printed = (space: number) => POINTS.get(space) ?? 0;
const plain = () => [];

/** The track of an action; `null` for actions without one. */
export function trackOf(colour: Colour | null, player: PlayerView): Track | null {
  if (colour === 'black') {
    return { end: CANNONS_END, at: player.cannons, points: () => 0, colours: plain };
  }
  if (colour === 'brown') {
    return { end: PROGRESS_END, at: player.progress, points: printed, colours: plain };
  }
  if (colour === 'white') {
    const colours = (space: number) => ORDER_COLOURS[space] ?? [];
    return { end: ORDER_END, at: player.position, points: printed, colours };
  }
  return null;
}

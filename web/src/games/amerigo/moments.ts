/** What is made a moment of: islands found and completed, pirates, the last pass. */
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { View } from '../../lib/protocol/amerigo/View';
import type { Moment, Text } from '../game';
import { squareOf } from './grid';
import { islandAt, islandsOf } from './islands';
import { eventTargets } from './targets';

type Kind = Event['event'];

/** All else is told by the log and by the points that fly. */
const MOMENTS: Partial<Record<Kind, Moment['kind']>> = {
  island_discovered: 'found',
  island_completed: 'closed',
  pirate_turned: 'sighted',
  pirates_plundered: 'raided',
  pirates_repelled: 'repelled',
  pass_began: 'last',
};

export function momentOf(event: Event, view: View, text: Text): Moment | null {
  const kind = MOMENTS[event.event];
  if (!kind || isOrdinary(event, view)) return null;
  return { kind, targets: whereOf(event, view), text: text(`amerigo-ui-moment-${event.event}`) };
}

/** Passes before the last, and the pirates that are turned up before the first. */
function isOrdinary(event: Event, view: View): boolean {
  if (event.event === 'pass_began') return event.pass < view.passes;
  return event.event === 'pirate_turned' && event.sum === event.strength;
}

/** The whole island rather than a square of it. */
function whereOf(event: Event, view: View): string[] {
  const targets = eventTargets(event);
  if (event.event !== 'island_discovered' && event.event !== 'island_completed') return targets;
  const cells = islandAt(islandsOf(view.map), event.at)?.cells ?? [];
  return [...targets, ...cells.map((cell) => `place:${squareOf(cell)}`)];
}

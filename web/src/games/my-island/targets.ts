/** Which elements of the board an event is about. */
import type { Event } from '../../lib/protocol/my-island/Event';
import type { Space } from '../../lib/protocol/my-island/Space';
import { hexOf, spaceOf, tileHexes } from './hex';
import { aimed } from './stickers';

export type Target =
  | `seat:${number}`
  | `space:${Space}`
  | `tile:${string}`
  | `symbol:${string}`
  | `terrain:${string}`
  | 'track';

function covered(tile: string, rotation: number, at: Space): Target[] {
  const hexes = tileHexes(tile, rotation, hexOf(at));
  return hexes.map(({ hex }): Target => `space:${spaceOf(hex)}`);
}

/** Only what is on the island can be pointed out. */
function stuckOn(target: string): Target[] {
  const where = aimed(target);
  return where?.on === 'space' ? [`space:${where.space}`] : [];
}

export function eventTargets(event: Event): Target[] {
  switch (event.event) {
    case 'card_revealed':
      return [`tile:${event.tile}`];
    case 'tile_placed':
      return [
        `seat:${event.seat}`,
        `tile:${event.tile}`,
        ...covered(event.tile, event.rotation, event.at),
      ];
    case 'group_completed':
      return [`seat:${event.seat}`, `space:${event.at}`];
    case 'totem_connected':
      return [`seat:${event.seat}`, `space:${event.totem}`];
    case 'houses_on_beach':
      return [`seat:${event.seat}`, 'symbol:house'];
    case 'largest_group':
      return [`seat:${event.seat}`, `symbol:${event.symbol}`];
    case 'beach_visible':
      return [`seat:${event.seat}`, 'terrain:beach'];
    case 'passed':
      return [`seat:${event.seat}`, `tile:${event.tile}`];
    case 'next_card_shown':
      return [`tile:${event.tile}`];
    case 'stuck':
      return [`seat:${event.seat}`, ...stuckOn(event.at)];
    case 'scored':
    case 'picked':
    case 'sticker_lost':
    case 'progress_made':
    case 'finished':
      return [`seat:${event.seat}`];
    case 'track_ended':
    case 'ranked':
      return [`seat:${event.seat}`, 'track'];
    case 'scoring_began':
      return [];
    default:
      return event satisfies never;
  }
}

/** Whether targets are about the board of `seat`, or about no board in particular. */
export function areOnBoardOf(targets: readonly string[], seat: number): boolean {
  const seats = targets.filter((target) => target.startsWith('seat:'));
  return seats.length === 0 || seats.includes(`seat:${seat}`);
}

/** What a placement would earn, event by event, ready to be said. */
import type { Event } from '../../lib/protocol/my-island/Event';
import type { Text } from '../game';

/** The sentence for what one event is worth to `seat` while tiles are placed; `null` for nothing. */
export function gain(event: Event, seat: number, text: Text): string | null {
  switch (event.event) {
    case 'group_completed':
      if (event.seat !== seat) return null;
      return text('my-island-ui-gain-group', { symbol: event.symbol, points: event.points });
    case 'totem_connected':
      if (event.seat !== seat) return null;
      return text('my-island-ui-gain-totem', { points: event.points });
    case 'houses_on_beach':
      if (event.seat !== seat) return null;
      return text('my-island-ui-gain-houses', { points: event.points });
    case 'card_revealed':
    case 'tile_placed':
    case 'passed':
    case 'finished':
    case 'track_ended':
    case 'scoring_began':
    case 'largest_group':
    case 'beach_visible':
    case 'ranked':
      return null;
    default:
      return event satisfies never;
  }
}

export function gains(events: readonly Event[], seat: number, text: Text): string[] {
  return events.flatMap((event) => gain(event, seat, text) ?? []);
}

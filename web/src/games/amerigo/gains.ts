/** What an action would bring, event by event, ready to be said. */
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { Text } from '../game';

/** Points of `seat`, resources and chests; what others get is said too. */
export function gains(events: readonly Event[], seat: number, text: Text): string[] {
  const own = events.flatMap((event) => gain(event, seat, text) ?? []);
  const others = events.reduce((sum, event) => sum + (isOthers(event, seat) ? event.points : 0), 0);
  return others > 0 ? [...own, text('amerigo-ui-gain-others', { points: others })] : own;
}

function isOthers(event: Event, seat: number): event is Extract<Event, { event: 'posts_paid' }> {
  return event.event === 'posts_paid' && event.seat !== seat;
}

function gain(event: Event, seat: number, text: Text): string | null {
  if (!('seat' in event) || event.seat !== seat) return null;
  switch (event.event) {
    case 'tile_built':
      return text('amerigo-ui-gain-tile', { points: event.points });
    case 'resource_taken':
      return text('amerigo-ui-gain-resource', {
        resource: text(`amerigo-resource-${event.resource}`),
      });
    case 'island_discovered':
      return text('amerigo-ui-gain-discovery', { points: event.points });
    case 'island_completed':
      return text('amerigo-ui-gain-island', { points: event.points, chest: String(event.chest) });
    case 'posts_paid':
      return text('amerigo-ui-gain-posts', { points: event.points });
    default:
      return null;
  }
}

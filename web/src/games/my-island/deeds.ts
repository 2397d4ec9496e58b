/** What a player did with a card, as one would tell it. */
import type { Event } from '../../lib/protocol/my-island/Event';
import type { Text } from '../game';

export function deeds(events: readonly Event[], text: Text): string[] | null {
  const told = events.flatMap((event) => deed(event, text) ?? []);
  const has = (name: Event['event']) => events.some(({ event }) => event === name);
  const picked = events.filter(({ event }) => event === 'picked').length;
  if (picked > 0) told.push(text('my-island-ui-deed-picked', { count: picked }));
  // What was aimed at besides is told as well.
  if (has('largest_group')) return [...told, text('my-island-ui-deed-scored')];
  if (has('beach_visible')) return [...told, text('my-island-ui-deed-beach')];
  return told.length > 0 ? told : null;
}

function deed(event: Event, text: Text): string | null {
  switch (event.event) {
    case 'tile_placed':
      return text('my-island-ui-deed-placed', { tile: event.tile });
    case 'group_completed':
      return text('my-island-ui-deed-group', { symbol: event.symbol, size: event.size });
    case 'totem_connected':
      return text('my-island-ui-deed-totem');
    case 'houses_on_beach':
      return text('my-island-ui-deed-houses', { houses: event.houses });
    case 'passed':
      return text('my-island-ui-deed-passed');
    case 'finished':
      return text('my-island-ui-deed-finished');
    case 'track_ended':
      return text('my-island-ui-deed-track');
    case 'scored': {
      const { goal, points } = event;
      if (points === 0) return null;
      return text('my-island-ui-deed-goal', { goal: text(`my-island-aim-${goal}`), points });
    }
    case 'stuck':
      return text('my-island-ui-deed-stuck', {
        sticker: text(`my-island-sticker-${event.sticker}`),
      });
    // Told together.
    case 'picked':
    case 'next_card_shown':
    case 'sticker_lost':
    case 'progress_made':
    case 'card_revealed':
    case 'scoring_began':
    case 'largest_group':
    case 'beach_visible':
    case 'ranked':
      return null;
    default:
      return event satisfies never;
  }
}

/** What a player did with a card, as one would tell it. */
import type { Event } from '../../lib/protocol/my-island/Event';
import type { Text } from '../game';

export function deeds(events: readonly Event[], text: Text): string[] | null {
  const told = events.flatMap((event) => deed(event, text) ?? []);
  if (events.some((event) => event.event === 'largest_group' || event.event === 'beach_visible')) {
    return [text('my-island-ui-deed-scored')];
  }
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
    case 'picked':
      return text('my-island-ui-deed-picked');
    case 'stuck':
      return text('my-island-ui-deed-stuck', {
        sticker: text(`my-island-sticker-${event.sticker}`),
      });
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

/** What is made a moment of: a group that is complete, a goal that is reached, the last card. */
import type { Event } from '../../lib/protocol/my-island/Event';
import type { View } from '../../lib/protocol/my-island/View';
import type { Moment, Text } from '../game';
import { groupAt } from './groups';
import { eventTargets } from './targets';

export function momentOf(event: Event, view: View, text: Text): Moment | null {
  const targets = eventTargets(event);
  switch (event.event) {
    case 'group_completed': {
      const player = view.players[event.seat];
      const group = player ? groupAt(player, event.at) : [];
      return {
        kind: 'closed',
        targets: [...targets, ...group.map((space) => `space:${space}`)],
        text: text('my-island-ui-moment-group', { symbol: event.symbol }),
      };
    }
    case 'totem_connected':
      return { kind: 'reached', targets, text: text('my-island-ui-moment-totem') };
    case 'track_ended':
      return { kind: 'reached', targets, text: text('my-island-ui-moment-track') };
    case 'card_revealed':
      if (event.left > 0) return null;
      return { kind: 'last', targets, text: text('my-island-ui-moment-last') };
    case 'scored': {
      if (event.points === 0) return null;
      const kind = event.points > 0 ? 'reached' : 'raided';
      return { kind, targets, text: text(`my-island-aim-${event.goal}`) };
    }
    case 'stuck':
      return { kind: 'found', targets, text: text(`my-island-sticker-${event.sticker}`) };
    case 'next_card_shown':
    case 'picked':
    case 'sticker_lost':
    case 'progress_made':
    case 'tile_placed':
    case 'houses_on_beach':
    case 'passed':
    case 'finished':
    case 'scoring_began':
    case 'largest_group':
    case 'beach_visible':
    case 'ranked':
      return null;
    default:
      return event satisfies never;
  }
}

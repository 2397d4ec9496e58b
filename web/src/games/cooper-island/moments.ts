/** What is made a moment of: buildings and statues, islets of others, log books, fees, the passage, milestones, hunger, the last round. */
import type { Event } from '../../lib/protocol/cooper-island/Event';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { Moment, MomentKind, Text } from '../game';
import { eventTargets } from './targets';

export function momentOf(event: Event, view: View, text: Text): Moment | null {
  const scene = (kind: MomentKind, words: string, args?: Record<string, unknown>): Moment => ({
    kind,
    targets: eventTargets(event).filter((target) => !target.startsWith('seat:')),
    text: text(`cooper-island-ui-moment-${words}`, args),
  });
  switch (event.event) {
    case 'building_erected':
      return event.building === 'fortress'
        ? scene('reached', 'fortress')
        : scene('closed', 'building', { building: event.building });
    case 'statue_built':
      return scene('reached', 'statue');
    case 'islet_passed':
      return event.owner === event.seat ? null : scene('found', 'islet');
    case 'log_book_taken':
      return scene('found', 'book');
    case 'harbor_fee_paid':
      return scene('raided', 'fee');
    case 'harbor_fee_refused':
    case 'fee_refused':
      return scene('sighted', 'refused');
    case 'passage_bonus':
      return scene('closed', 'passage');
    case 'milestone_reached':
      return scene('reached', 'milestone');
    case 'order_taken':
      return scene('reached', 'order');
    case 'feeding_short':
      return scene('raided', 'hungry');
    case 'round_began':
      return event.round === view.rounds ? scene('last', 'last') : null;
    default:
      return null;
  }
}

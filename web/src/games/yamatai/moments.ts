/** What is made a moment of: torii and palaces, great groups, sacred ground, storms, who is hired, the last building. */
import { TILES } from '../../lib/protocol/yamatai/components';
import type { Event } from '../../lib/protocol/yamatai/Event';
import type { Kind } from '../../lib/protocol/yamatai/Kind';
import type { View } from '../../lib/protocol/yamatai/View';
import type { Moment, MomentKind, Text } from '../game';
import { specialistName } from './names';
import { eventTargets } from './targets';

/** From this size on a group is worth a scene. */
const GREAT = 4;
const SCENES: Partial<Record<Kind, string>> = { torii: 'torii', palace: 'palace' };

export function momentOf(event: Event, _: View, text: Text): Moment | null {
  const scene = (kind: MomentKind, words: string): Moment => ({
    kind,
    targets: eventTargets(event).filter((target) => !target.startsWith('seat:')),
    text: words,
  });
  switch (event.event) {
    case 'tile_built': {
      const what = SCENES[TILES[event.tile]?.kind ?? 'house'];
      return what ? scene('reached', text(`yamatai-ui-moment-${what}`)) : null;
    }
    case 'group_paid':
      return event.size >= GREAT
        ? scene('closed', text('yamatai-ui-moment-group', { size: event.size }))
        : null;
    case 'specialist_hired':
      return scene('found', specialistName(event.specialist, text));
    case 'ground_consecrated':
      return scene('closed', text('yamatai-ui-moment-sacred'));
    case 'boat_removed':
      return scene('raided', text('yamatai-ui-moment-storm'));
    case 'last_house_built':
      return scene('last', text('yamatai-ui-moment-last'));
    default:
      return null;
  }
}

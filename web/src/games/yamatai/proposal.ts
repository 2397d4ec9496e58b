/** What the one button of the shell does: what was tapped, pointed at, or chosen beside the map. */
import type { Brings } from '../../lib/board/brings';
import type { Action } from '../../lib/protocol/yamatai/Action';
import { TILES } from '../../lib/protocol/yamatai/components';
import type { Proposal, Text } from '../game';
import type { Acting } from './acting.svelte';
import type { Targeting } from './targeting.svelte';
import { actionWords } from './words';

/** What waits to be carried out; nothing where a click alone does it. */
export function waiting(acting: Acting, targeting: Targeting): Action | undefined {
  const { choosing, mooring, planning } = acting;
  if (choosing.picked) return choosing.picked;
  if (targeting.isPinned && targeting.here) return targeting.here;
  return planning.site ?? mooring.action;
}

/** What is still to be chosen before something can be done. */
export function asking({ planning }: Acting, targeting: Targeting): Asked | null {
  if (targeting.token !== null) return 'boat';
  if (planning.chosen !== null) return planning.site ? null : 'island';
  return planning.asked === null ? null : 'tile';
}

type Asked = 'boat' | 'island' | 'tile';

/** The button waits until the rest is chosen, and says what that is. */
export function proposalAsking(asked: Asked, text: Text): Proposal {
  const label = text('yamatai-ui-ask', { asked });
  const about = text('yamatai-ui-ask.about', { asked });
  return { label, about, isPossible: false, brings: null, act: async () => {} };
}

export function proposalFor(
  action: Action | undefined,
  acting: Acting,
  { brings, text }: { brings: Brings | null; text: Text },
): Proposal | null {
  if (!action) return null;
  const label = text('yamatai-ui-go', labelled(action));
  const act = async () => {
    await acting.act(action);
  };
  return { label, about: actionWords(action, text), isPossible: true, action, brings, act };
}

/** What the words on the button need to know. */
function labelled({ do: verb, ...fields }: Action): Record<string, unknown> {
  const kind = 'tile' in fields ? TILES[fields.tile]?.kind : undefined;
  return { verb, kind, ...fields };
}

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
  return { label, about: actionWords(action, text), isPossible: true, brings, act };
}

/** What the words on the button need to know. */
function labelled({ do: verb, ...fields }: Action): Record<string, unknown> {
  const kind = 'tile' in fields ? TILES[fields.tile]?.kind : undefined;
  return { verb, kind, ...fields };
}

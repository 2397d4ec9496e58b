/** What the one button of the shell does: what was put together, tapped, pointed at, or chosen beside the map. */
import type { Brings } from '../../lib/board/brings';
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { Proposal, Text } from '../game';
import type { Acting } from './acting.svelte';
import type { Laying } from './laying.svelte';
import type { Targeting } from './targeting.svelte';
import { actionWords } from './words';

/** What waits to be carried out; nothing where a click alone does it. */
export function waiting(acting: Acting, targeting: Targeting, laying: Laying): Action | undefined {
  const { choosing, paying } = acting;
  if (choosing.picked) return choosing.picked;
  if (laying.isOn) return laying.isPinned && laying.ghost?.fits ? laying.ghost.action : undefined;
  if (targeting.isPinned && targeting.here) return targeting.here;
  return paying.chosen?.action;
}

export function proposalFor(
  action: Action | undefined,
  acting: Acting,
  { brings, text }: { brings: Brings | null; text: Text },
): Proposal | null {
  if (!action) return null;
  const { do: verb, ...fields } = action;
  const worth = acting.paying.chosen?.worth ?? 0;
  const label = text('cooper-island-ui-map-go', {
    verb,
    worth,
    ship: 'none',
    item: 'none',
    ...fields,
  });
  const act = async () => {
    await acting.act(action);
  };
  return { label, about: actionWords(action, text), isPossible: true, action, brings, act };
}

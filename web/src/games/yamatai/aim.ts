/** On a phone: which part of the chart the decision is about. */
import type { Aim } from '../../lib/board/following.svelte';
import { type Box, type Fit, shown } from '../../lib/board/geometry';
import type { Key } from '../../lib/board/spaces';
import type { Acting } from './acting.svelte';
import { centreOf, REACH } from './chart';
import type { Targeting } from './targeting.svelte';

export function aimOf(acting: Acting, targeting: Targeting, fit: Fit): Omit<Aim, 'size'> {
  if (!acting.isMine) return { decision: 'wait', spots: [] };
  const { planning, holding, position, view } = acting;
  const box = (key: Key): Box => {
    const { x, y } = centreOf(key);
    return shown({ x: x - REACH, y: y - REACH, width: 2 * REACH, height: 2 * REACH }, fit);
  };
  const last = view.doing?.last;
  const near = last ? shown({ ...centreOf(last), width: 0, height: 0 }, fit) : undefined;
  return {
    decision: `${position}/${planning.chosen ?? ''}/${holding.cargo ?? ''}/${targeting.token ?? ''}`,
    spots: [...targeting.targets.keys()].map(box),
    near,
  };
}

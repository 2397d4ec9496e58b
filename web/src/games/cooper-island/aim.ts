/** On a phone: which part of the map the decision is about. */
import type { Aim } from '../../lib/board/following.svelte';
import { type Box, boxAround, type Fit, shown } from '../../lib/board/geometry';
import type { Key, Spaces } from '../../lib/board/spaces';
import type { Acting } from './acting.svelte';
import type { Laying } from './laying.svelte';
import { type Targeting, workerOf } from './targeting.svelte';

export function aimOf(
  { acting, targeting, laying }: { acting: Acting; targeting: Targeting; laying: Laying },
  spaces: Spaces,
  scale: number,
): Omit<Aim, 'size'> {
  if (!acting.isMine || !acting.isHome) return { decision: 'wait', spots: [] };
  const fit: Fit = { x: 0, y: 0, scale };
  const box = (key: Key): Box => shown(boxAround([...spaces.shape(key)]), fit);
  const keys = laying.isOn
    ? [...laying.anywhere]
    : [...targeting.targets.keys(), ...acting.paying.cubes];
  // A plate is as wide as a finger, and of a ship the way matters: all stays in sight.
  const isWide = (key: Key) => workerOf(key) !== null || key === 'one_sail' || key === 'two_sail';
  if (keys.some(isWide)) return { decision: acting.position, spots: [] };
  return { decision: acting.position, spots: keys.filter((key) => spaces.has(key)).map(box) };
}

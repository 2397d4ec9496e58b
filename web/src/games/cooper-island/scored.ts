/** Where each line of the score lies on the finished island: ships, buildings, statues and what is left uncharted. */
import { ANCHOR_POINTS, STEP_POINTS } from '../../lib/protocol/cooper-island/components';
import type { ShipView } from '../../lib/protocol/cooper-island/ShipView';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { Scored } from '../game';
import { spacesOf } from './paying.svelte';

export function scoredAt(category: string, seat: number, view: View): Scored[] {
  const player = view.players[seat];
  if (category === 'helm' || category === 'anchors') {
    const worth = ({ steps, anchors }: ShipView) =>
      category === 'helm' ? STEP_POINTS * steps : ANCHOR_POINTS * anchors;
    const ships = player?.ships.filter((ship) => worth(ship) !== 0) ?? [];
    return ships.map((ship) => ({ seat, spaces: [ship.ship], points: worth(ship) }));
  }
  if (category !== 'orders') return [];
  const mine = view.orders.filter(
    ({ owner }) => owner !== null && typeof owner !== 'string' && owner.player === seat,
  );
  return mine.flatMap(({ order, spaces: counted }) => {
    const points = player?.stages.find((stage) => stage.order === order)?.points ?? 0;
    const spaces = spacesOf(counted);
    return spaces.length > 0 && points > 0 ? [{ seat, spaces, points }] : [];
  });
}

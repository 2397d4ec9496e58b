/** Where each line of the score lies on the finished island: ships, buildings, statues and what is left uncharted. */
import type { Order } from '../../lib/protocol/cooper-island/Order';
import type { ShipView } from '../../lib/protocol/cooper-island/ShipView';
import type { SpaceView } from '../../lib/protocol/cooper-island/SpaceView';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { Scored } from '../game';

/** What an order counts on land; others count elsewhere. */
const COUNTED: Partial<Record<Order, (space: SpaceView) => boolean>> = {
  buildings: ({ thing }) => thing === 'small' || thing === 'large' || thing === 'fortress',
  statues: ({ thing }) => thing === 'statue',
  uncharted: ({ level }) => level === 0,
};

export function scoredAt(category: string, seat: number, view: View): Scored[] {
  const player = view.players[seat];
  if (category === 'helm' || category === 'anchors') {
    const worth = ({ steps, anchors }: ShipView) => (category === 'helm' ? steps : -anchors);
    const ships = player?.ships.filter((ship) => worth(ship) !== 0) ?? [];
    return ships.map((ship) => ({ seat, spaces: [ship.ship], points: worth(ship) }));
  }
  if (category !== 'orders') return [];
  const mine = view.orders.filter(
    ({ owner }) => owner !== null && typeof owner !== 'string' && owner.player === seat,
  );
  return mine.flatMap(({ order }) => {
    const counts = COUNTED[order];
    const points = player?.stages.find((stage) => stage.order === order)?.points ?? 0;
    const spaces = counts ? (player?.land.filter(counts) ?? []).map(({ space }) => space) : [];
    return spaces.length > 0 && points > 0 ? [{ seat, spaces, points }] : [];
  });
}

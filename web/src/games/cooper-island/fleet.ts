/** All ships as they are drawn: beside each other where several share a place. */
import type { Point } from '../../lib/board/geometry';
import type { Ship } from '../../lib/protocol/cooper-island/Ship';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { Who } from '../../lib/protocol/cooper-island/Who';
import type { Layout } from './layout';
import { type Islets, pointAt, waterAt } from './ring';

export interface Drawn {
  readonly id: string;
  readonly who: Who;
  readonly ship: Ship;
  readonly anchors: number;
  readonly position: number;
  readonly at: Point;
  /** Width of its hull. */
  readonly size: number;
}

export function isletsOf(view: View): Islets {
  return view.players.map(({ islets }) => islets);
}

/** Every ship with its place on the ring. */
export function shipsOf(view: View): Omit<Drawn, 'at' | 'size'>[] {
  const ships = view.players.flatMap((player, seat) =>
    player.ships.map(({ ship, anchors, position }) => ({
      id: `${seat}:${ship}`,
      who: { player: seat },
      ship,
      anchors,
      position,
    })),
  );
  if (!view.cooper) return ships;
  const { position } = view.cooper;
  return [...ships, { id: 'cooper', who: 'cooper', ship: 'one_sail', anchors: 0, position }];
}

/** From the back to the front; those that are out of sight are left out. */
export function fleetOf(view: View, layout: Layout): Drawn[] {
  const islets = isletsOf(view);
  const all = shipsOf(view);
  return all
    .flatMap((one): Drawn[] => {
      const point = pointAt(layout, one.position, islets);
      if (!point) return [];
      const beside = all.filter(({ position }) => position === one.position);
      const aside = beside.indexOf(one) - (beside.length - 1) / 2;
      const isNear = isInFront(layout, one.position);
      const large = layout.isPhone ? 28 : 40;
      const at = {
        x: point.x + aside * (isNear ? large * 0.62 : 13),
        y: point.y + (isNear ? 4 : 2) + aside * 5,
      };
      return [{ ...one, at, size: isNear ? large : 25 }];
    })
    .sort((a, b) => a.at.y - b.at.y);
}

/** On the coast in front, its bays included. */
export function isInFront(layout: Layout, position: number): boolean {
  const water = waterAt(layout, position);
  if (water.kind !== 'bay') return water.place === 0;
  return water.place === 0 || water.place === layout.players - 1;
}

/** The ring of water: where its places lie on the drawing, and the way from one to the other. */
import { middleOf, type Point } from '../../lib/board/geometry';
import type { Bank } from '../../lib/protocol/cooper-island/Bank';
import { BANKS } from '../../lib/protocol/cooper-island/components';
import type { IsletView } from '../../lib/protocol/cooper-island/IsletView';
import { COAST, HARBOR, hexAt, type Layout } from './layout';

const BAY = COAST / 2;

export type Water =
  | { readonly kind: 'harbor'; readonly place: number }
  | { readonly kind: 'bay'; readonly place: number }
  | { readonly kind: 'bank'; readonly place: number; readonly bank: Bank };

/** How many places there are. */
export function around({ players }: Layout): number {
  return COAST * players;
}

/** What lies there, seen from the peninsula in front. */
export function waterAt(layout: Layout, position: number): Water {
  const { players, home } = layout;
  const ring = around(layout);
  const from = (((position - COAST * home) % ring) + ring) % ring;
  const along = from % COAST;
  const before = Math.floor(from / COAST);
  if (along === 0) return { kind: 'harbor', place: before };
  if (along === BAY) return { kind: 'bay', place: before };
  if (along < BAY) return { kind: 'bank', place: before, bank: `WL${along}` };
  return { kind: 'bank', place: (before + 1) % players, bank: `WR${COAST - along}` };
}

/** Where on the ring a sand bank of a seat lies. */
export function bankPosition(bank: Bank, seat: number, players: number): number {
  const along = Number(bank.slice(2)) * (bank.startsWith('WL') ? 1 : -1);
  return (COAST * (seat + players) + along) % (COAST * players);
}

/** Where on the ring a bay or harbor lies. */
export function positionOf(
  layout: Layout,
  { kind, place }: { kind: 'bay' | 'harbor'; place: number },
): number {
  return (COAST * (layout.home + place) + (kind === 'bay' ? BAY : 0)) % around(layout);
}

/** By seat: the islets that lie there. */
export type Islets = readonly (readonly IsletView[])[];

/** Where a ship lies there: beside an islet, on the other half of its bank. Not all is drawn on a phone. */
export function pointAt(layout: Layout, position: number, islets: Islets): Point | null {
  const water = waterAt(layout, position);
  if (water.kind === 'bay') return layout.bays[water.place] ?? null;
  const leaf = layout.leaves[water.place];
  if (!leaf) return null;
  if (water.kind === 'harbor') return hexAt(leaf, HARBOR);
  const seat = (water.place + layout.home) % layout.players;
  const islet = islets[seat]?.find((one) => one.bank === water.bank);
  const halves = BANKS[water.bank];
  if (!halves) return null;
  const [a, b] = [hexAt(leaf, halves.a), hexAt(leaf, halves.b)];
  if (!islet) return middleOf([a, b]);
  return islet.half === 'a' ? b : a;
}

/** Points that the lane takes between a place and the next, so that it keeps to the water. */
function bendsAfter(layout: Layout, position: number): readonly Point[] {
  const { plates, players, isPhone, box, home } = layout;
  const ring = around(layout);
  const from = (((position - COAST * home) % ring) + ring) % ring;
  const [first, last] = [plates[0], plates[7]] as [Point, Point];
  const low = [
    isPhone ? { x: 62, y: 91 } : { x: first.x + 40, y: first.y + 74 },
    isPhone ? { x: box.width - 62, y: 91 } : { x: last.x - 40, y: last.y + 74 },
  ] as const;
  const left = [
    { x: first.x - 78, y: first.y + 10 },
    { x: first.x - 70, y: first.y - 36 },
  ];
  const right = [
    { x: last.x + 70, y: last.y - 36 },
    { x: last.x + 78, y: last.y + 10 },
  ];
  if (players === 1) {
    if (from === BAY - 1) return isPhone ? [low[0]] : [low[0], ...left];
    return from === BAY ? (isPhone ? [] : [...right, low[1]]) : [];
  }
  if (from === BAY - 1) return [low[0]];
  if (from === ring - BAY) return [low[1]];
  if (isPhone) return [];
  if (from === BAY) return left;
  return from === ring - BAY - 1 ? right : [];
}

/** From a place so many steps on: clockwise, or back. */
export function wayFrom(
  layout: Layout,
  from: number,
  steps: number,
  islets: Islets,
): readonly Point[] {
  const way: Point[] = [];
  const step = Math.sign(steps);
  for (let n = 0; n <= Math.abs(steps); n++) {
    const position = from + n * step;
    const point = pointAt(layout, position, islets);
    if (point) way.push(point);
    if (n === Math.abs(steps)) break;
    way.push(
      ...(step > 0
        ? bendsAfter(layout, position)
        : [...bendsAfter(layout, position - 1)].reverse()),
    );
  }
  return way;
}

/** All around the island. */
export function laneOf(layout: Layout): readonly Point[] {
  return wayFrom(layout, COAST * layout.home, around(layout), []);
}

/** How many places lie between two, clockwise for a ship that goes so, else back. */
export function stepsBetween(
  layout: Layout,
  from: number,
  to: number,
  isClockwise: boolean,
): number {
  const ring = around(layout);
  const on = (((to - from) % ring) + ring) % ring;
  return isClockwise ? on : on === 0 ? 0 : on - ring;
}

/**
 * Where everything lies on the drawing: one peninsula large in front, the centre behind it as a
 * row of plates, the others small on the far shore, and one ring of water around all of them.
 */
import type { Point } from '../../lib/board/geometry';
import type { Size } from '../../lib/board/zoom';
import type { Hex } from '../../lib/protocol/cooper-island/components';
import type { Section } from '../../lib/protocol/cooper-island/Section';
import type { Worker } from '../../lib/protocol/cooper-island/Worker';

/** A peninsula as drawn: where its first space lies, how large, squashed, turned and steep it is. */
export interface Leaf extends Point {
  readonly size: number;
  readonly squash: number;
  readonly turn: number;
  readonly rise: number;
  readonly isLarge: boolean;
}

export interface Layout {
  /** The pixels of the drawing, and how many of the screen make one. */
  readonly box: Size;
  readonly scale: number;
  readonly isPhone: boolean;
  readonly players: number;
  /** Whose peninsula lies in front. */
  readonly home: number;
  /** By place, clockwise from the one in front; on a phone there is only that one. */
  readonly leaves: readonly (Leaf | null)[];
  readonly plate: Size;
  /** Middles of the plates. */
  readonly plates: readonly Point[];
  /** By the place before them, clockwise. */
  readonly bays: readonly (Point | null)[];
}

export interface Shown {
  /** Of the pane, in pixels. */
  readonly pane: Size;
  readonly players: number;
  readonly home: number;
  readonly isPhone: boolean;
  /** Stacks lie flat, for counting. */
  readonly isFlat: boolean;
}

export const SECTIONS: readonly Section[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Places of a coast on the ring, harbor and bay included. */
export const COAST = 10;
const ROOT = Math.sqrt(3);
/** Up to this level a stack rises in full; above it by half. */
const STEEP = 6;
const FLAT_RISE = 1;

const DESK = { width: 812, height: 668, size: 36.5, squash: 0.885, foot: 10, gap: 4, drop: 20 };
const PHONE = { width: 360, height: 356, size: 26, squash: 0.86, foot: 8, gap: 2.5, drop: 0 };
/** Alone there is no far shore, and less room above the centre. */
const ALONE = 50;
const FAR = { size: 16.6, squash: 0.62, rise: 2.6, fan: 0.16 };
const DESK_PLATE: Size = { width: 78, height: 90 };
const PHONE_PLATE: Size = { width: 41, height: 62 };
/** Of the room that a high pane leaves, how much lies above the centre. */
const ABOVE = 0.4;

export function layoutOf({ pane, players, home, isPhone, isFlat }: Shown): Layout {
  const kind = isPhone ? PHONE : DESK;
  const spared = players === 1 && !isPhone ? ALONE : 0;
  const least = kind.height - spared;
  const scale = Math.max(0.05, Math.min(pane.width / kind.width, pane.height / least));
  const box = { width: pane.width / scale, height: pane.height / scale };
  const plate = isPhone ? PHONE_PLATE : DESK_PLATE;
  const middle = box.width / 2;
  const hub = isPhone ? 44 : 181 - spared + (box.height - least) * ABOVE;
  const plates = SECTIONS.map((_, n) => {
    const off = n - (SECTIONS.length - 1) / 2;
    return { x: middle + off * (plate.width + kind.gap), y: hub + kind.drop * (off / 3.5) ** 2 };
  });
  const front: Leaf = {
    x: middle,
    y: box.height - kind.foot - 1.5 * ROOT * kind.size * kind.squash,
    size: kind.size,
    squash: kind.squash,
    turn: 0,
    rise: isFlat ? FLAT_RISE : kind.size * 0.2,
    isLarge: true,
  };
  const far = (place: number): Leaf | null => {
    if (isPhone) return null;
    const off = place - players / 2;
    const spread = players === 4 ? Math.max(236, Math.min(270, box.width * 0.285)) : 300;
    const x = middle + off * spread;
    const bent = (off * spread) / (3.5 * (plate.width + kind.gap));
    const y = hub - plate.height / 2 - 4 + kind.drop * bent ** 2;
    const turn = Math.PI + off * FAR.fan;
    const away = 5.5 * ROOT * FAR.size;
    return {
      x: x - Math.sin(turn) * away,
      y: y + Math.cos(turn) * away * FAR.squash,
      size: FAR.size,
      squash: FAR.squash,
      turn,
      rise: isFlat ? FLAT_RISE / 2 : FAR.rise,
      isLarge: false,
    };
  };
  const leaves = Array.from({ length: players }, (_, place) => (place === 0 ? front : far(place)));
  const base = { box, scale, isPhone, players, home, leaves, plate, plates };
  return { ...base, bays: baysOf(base, hub) };
}

function baysOf({ box, isPhone, players, leaves, plates }: Omit<Layout, 'bays'>, hub: number) {
  const [first, last] = [plates[0], plates[7]] as [Point, Point];
  const left = isPhone ? { x: 26, y: 122 } : { x: first.x - 62, y: first.y + 62 };
  const right = isPhone ? { x: box.width - 26, y: 122 } : { x: last.x + 62, y: last.y + 62 };
  // Alone there is one bay, behind the centre.
  if (players === 1) return [isPhone ? left : { x: box.width / 2, y: hub - 96 }];
  return leaves.map((_, place): Point | null => {
    if (place === 0) return left;
    if (place === players - 1) return right;
    const [one, other] = [leaves[place], leaves[place + 1]];
    return one && other ? { x: (one.x + other.x) / 2, y: hub - 78 } : null;
  });
}

/** The place of a seat, clockwise from the one in front. */
export function placeOf({ players, home }: Layout, seat: number): number {
  return (seat - home + players) % players;
}

export function leafOf(layout: Layout, seat: number): Leaf | null {
  return layout.leaves[placeOf(layout, seat)] ?? null;
}

/** The middle of a hex, on the ground. */
export function hexAt(leaf: Leaf, [q, r]: Hex): Point {
  const x = 1.5 * leaf.size * q;
  const y = ROOT * leaf.size * (r + q / 2);
  const [cos, sin] = [Math.cos(leaf.turn), Math.sin(leaf.turn)];
  return { x: leaf.x + x * cos - y * sin, y: leaf.y + (x * sin + y * cos) * leaf.squash };
}

/** Its corners, so high above the ground. */
export function cornersOf(leaf: Leaf, { x, y }: Point, up = 0, size = leaf.size): Point[] {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = leaf.turn + (n * Math.PI) / 3;
    return {
      x: x + size * Math.cos(angle),
      y: y - up + size * Math.sin(angle) * leaf.squash,
    };
  });
}

/** How high the top of a stack lies. */
export function riseOf(leaf: Leaf, level: number): number {
  return leaf.rise * (Math.min(level, STEEP) + 0.5 * Math.max(0, level - STEEP));
}

export const HARBOR: Hex = [0, 1];

/** Where a worker stands on a plate. */
export function workerAt({ plates, isPhone }: Layout, section: Section, worker: Worker): Point {
  const { x, y } = plates[SECTIONS.indexOf(section)] as Point;
  const aside = (isPhone ? 10 : 18.5) * (worker === 'normal' ? -1 : 1);
  return { x: x + aside, y: y + (isPhone ? 16 : 24) };
}

/** Half of the width of a worker space. */
export function workerReach({ isPhone }: Layout): number {
  return isPhone ? 9.5 : 16.5;
}

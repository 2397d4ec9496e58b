/** All that can be pointed at, as the kit of all boards wants it: land and shoals in front, worker spaces, ships, far boards. */
import { distance, middleOf, type Point } from '../../lib/board/geometry';
import { type Key, nearestIn, type Spaces } from '../../lib/board/spaces';
import { LAND } from '../../lib/protocol/cooper-island/components';
import type { PlayerView } from '../../lib/protocol/cooper-island/PlayerView';
import type { Ship } from '../../lib/protocol/cooper-island/Ship';
import { hexOf, isShoal, isSpace, neighboursOf, SHOALS, SPACES, shoalOf, silhouette } from './land';
import {
  cornersOf,
  HARBOR,
  hexAt,
  type Layout,
  type Leaf,
  SECTIONS,
  workerAt,
  workerReach,
} from './layout';
import { type Islets, positionOf } from './ring';
import {
  bayKey,
  harborKey,
  isletKey,
  ownerOf,
  seatKey,
  seatOf,
  workerKey,
} from './targeting.svelte';

const SHIPS: readonly Ship[] = ['one_sail', 'two_sail'];

export interface Drawn {
  readonly layout: Layout;
  /** Who lives in front. */
  readonly front: PlayerView;
  /** Where my ships are drawn, if they are. */
  readonly ships: Readonly<Partial<Record<Ship, Point>>>;
  readonly islets: Islets;
}

type Shapes = ReadonlyMap<Key, readonly Point[]>;

export function spacesOf(drawn: Drawn): Spaces {
  const shapes: Shapes = new Map([
    ...fronts(drawn),
    ...workers(drawn.layout),
    ...waters(drawn),
    ...fars(drawn.layout),
  ]);
  const centres = new Map([...shapes].map(([key, shape]) => [key, centreOf(key, shape, drawn)]));
  const centre = (key: Key) => centres.get(key) ?? { x: 0, y: 0 };
  return {
    has: (key) => shapes.has(key),
    centre,
    shape: (key) => shapes.get(key) ?? [],
    neighbours: (key) => walkable(key, shapes, centre),
    at: (point) => [...shapes].find(([, shape]) => nearestIn(shape, point) === point)?.[0] ?? null,
  };
}

/** What lies in front of other things first. */
function fronts({ layout, front, ships }: Drawn): [Key, readonly Point[]][] {
  const leaf = layout.leaves[0] as Leaf;
  const size = layout.isPhone ? 13 : 19;
  const vessels = SHIPS.flatMap((ship): [Key, readonly Point[]][] => {
    const at = ships[ship];
    return at ? [[ship, boxed({ x: at.x, y: at.y - size / 3 }, size, size)]] : [];
  });
  const levels = new Map(front.land.map(({ space, level }) => [space, level]));
  const land = [...SPACES]
    .map((space) => ({ space, middle: hexAt(leaf, LAND[space] ?? [0, 0]) }))
    .sort((one, other) => other.middle.y - one.middle.y)
    .map(({ space, middle }): [Key, readonly Point[]] => [
      space,
      silhouette(leaf, middle, levels.get(space) ?? 0),
    ]);
  const shoals = SHOALS.map((shoal): [Key, readonly Point[]] => [
    shoal,
    cornersOf(leaf, hexAt(leaf, hexOf(shoal))),
  ]);
  return [...vessels, ...land, ...shoals];
}

function workers(layout: Layout): [Key, readonly Point[]][] {
  const reach = workerReach(layout) + (layout.isPhone ? 0.5 : 2);
  return SECTIONS.flatMap((section) =>
    (['normal', 'special'] as const).map((worker): [Key, readonly Point[]] => [
      workerKey(section, worker),
      boxed(workerAt(layout, section, worker), reach, reach),
    ]),
  );
}

function fars({ leaves, home, players }: Layout): [Key, readonly Point[]][] {
  return leaves.flatMap((leaf, place): [Key, readonly Point[]][] => {
    if (!leaf || place === 0) return [];
    const middle = middleOf(SPACES.map((space) => hexAt(leaf, hexOf(space))));
    const [width, height] = [4.9 * leaf.size, 6.2 * leaf.size * leaf.squash];
    return [[seatKey((home + place) % players), boxed(middle, width, height)]];
  });
}

/** Bays, harbors, and the islets of the far shore. */
function waters({ layout, islets }: Drawn): [Key, readonly Point[]][] {
  const { leaves, home, players, bays, isPhone } = layout;
  const size = isPhone ? 16 : 21;
  const round = bays.flatMap((bay, place): [Key, readonly Point[]][] =>
    bay ? [[bayKey(positionOf(layout, { kind: 'bay', place })), boxed(bay, size, size)]] : [],
  );
  const coasts = leaves.flatMap((leaf, place): [Key, readonly Point[]][] => {
    if (!leaf) return [];
    const seat = (home + place) % players;
    const far = place > 0 ? (islets[seat] ?? []) : [];
    return [
      ...far.map(({ islet, bank, half }): [Key, readonly Point[]] => [
        isletKey(seat, islet),
        cornersOf(leaf, hexAt(leaf, hexOf(shoalOf(bank, half)))),
      ]),
      [harborKey(seat), cornersOf(leaf, hexAt(leaf, HARBOR))],
    ];
  });
  return [...round, ...coasts];
}

function boxed({ x, y }: Point, width: number, height: number): Point[] {
  return [
    { x: x - width, y: y - height },
    { x: x + width, y: y - height },
    { x: x + width, y: y + height },
    { x: x - width, y: y + height },
  ];
}

/** Of a stack the middle of its top. */
function centreOf(key: Key, shape: readonly Point[], { layout }: Drawn): Point {
  if (!isSpace(key)) return middleOf(shape);
  const { x } = middleOf(shape);
  const top = Math.min(...shape.map((corner) => corner.y));
  const leaf = layout.leaves[0] as Leaf;
  return { x, y: top + (Math.sqrt(3) / 2) * leaf.size * leaf.squash };
}

/** Neighbours on the map; from its edge, from plate to plate and beyond, whatever is near. */
function walkable(key: Key, shapes: Shapes, centre: (key: Key) => Point): readonly Key[] {
  const touching = isSpace(key) || isShoal(key) ? neighboursOf(key) : [];
  // A board lies around its own coast, and would always be nearer than what lies on it.
  const around = ownerOf(key);
  const others = [...shapes.keys()].filter(
    (one) => one !== key && !touching.includes(one) && (around === null || seatOf(one) !== around),
  );
  const near = others
    .filter((one) => touching.length < 6 || !(isSpace(one) || isShoal(one)))
    .sort((one, other) => distance(centre(one), centre(key)) - distance(centre(other), centre(key)))
    .slice(0, touching.length === 6 ? 1 : 8);
  const far = touching.length > 0 ? [] : others.filter((one) => seatOf(one) !== null);
  return [...new Set([...touching, ...near, ...far])];
}

/** As a screen reader goes through them: the sections, my land from the centre down, the water, ships, bays and harbors with far islets, far boards. */
export function rowsOf(drawn: Drawn): Key[][] {
  const { layout, ships } = drawn;
  const leaf = layout.leaves[0] as Leaf;
  const rows = new Map<number, Key[]>();
  for (const space of SPACES) {
    const y = Math.round(hexAt(leaf, hexOf(space)).y);
    rows.set(y, [...(rows.get(y) ?? []), space]);
  }
  const land = [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
  const plates = (['normal', 'special'] as const).map((worker) =>
    SECTIONS.map((section) => workerKey(section, worker)),
  );
  const vessels = SHIPS.filter((ship) => ships[ship]);
  const seats = layout.leaves.flatMap((far, place) =>
    far && place > 0 ? [seatKey((layout.home + place) % layout.players)] : [],
  );
  const water = waters(drawn).map(([key]) => key);
  return [...plates, ...land, [...SHOALS], vessels, water, seats].filter((row) => row.length > 0);
}

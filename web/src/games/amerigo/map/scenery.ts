/** What grows on the islands, drawn by us: dealt out once per map, on squares with nothing printed. */
import { chances } from '../../../lib/board/byHand';
import type { MapView } from '../../../lib/protocol/amerigo/MapView';
import type { Square } from '../../../lib/protocol/amerigo/Square';
import { type Cell, squareOf } from '../grid';
import { groundAt, type Island, islandsOf } from '../islands';
import { centre } from '../layout';
import { coast } from './coast';

export const GROUNDS = ['meadow', 'jungle', 'savanna', 'dune'] as const;
export type Ground = (typeof GROUNDS)[number];
export type Kind = 'palm' | 'bush' | 'tuft' | 'hill' | 'peak' | 'ripple';

export interface Piece {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** It goes when something is built here. */
  readonly square: Square;
}

export interface Land {
  readonly letter: string;
  readonly ground: Ground;
  /** Path data, from the sea inwards. */
  readonly shallows: string;
  readonly foam: string;
  readonly sand: string;
  readonly soil: string;
  readonly inner: string;
  readonly pieces: readonly Piece[];
}

const PLANTS: Readonly<Record<Ground, readonly Kind[]>> = {
  jungle: ['palm', 'bush', 'palm', 'bush'],
  meadow: ['bush', 'tuft', 'palm'],
  savanna: ['tuft', 'palm', 'tuft'],
  dune: ['ripple', 'tuft', 'palm'],
};
const AROUND = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;
const LARGE = 14;

type Printed = Pick<MapView, 'ground' | 'island_of' | 'islands'>;

let known: { key: string; lands: readonly Land[] } | null = null;

/** All islands of a map; the map is dealt once, so it is drawn once. */
export function landsOf(map: MapView): readonly Land[] {
  const key = `${map.ground.join('/')} ${map.island_of.join('/')}`;
  if (known?.key !== key) {
    known = { key, lands: islandsOf(map).map((island, n) => landOf(map, island, n)) };
  }
  return known.lands;
}

/** Neighbours in the list of islands differ; the same map always looks the same. */
function groundOf(n: number, cells: readonly Cell[]): Ground {
  return GROUNDS[(n + (cells.length > LARGE ? 1 : 0)) % GROUNDS.length] ?? 'meadow';
}

function landOf(map: Printed, island: Island, n: number): Land {
  const { cells, letter } = island;
  const ground = groundOf(n, cells);
  return {
    letter,
    ground,
    shallows: coast(cells, 15, n + 1),
    foam: coast(cells, 10, n + 1),
    sand: coast(cells, 4, n + 1),
    soil: coast(cells, -3, n + 1, 3),
    inner: coast(cells, -13, n + 40, 9),
    pieces: piecesOf(map, island, ground, n),
  };
}

/** One high place deepest inland, hills and woods beside it, single plants towards the shore. */
function piecesOf(map: Printed, island: Island, ground: Ground, n: number): Piece[] {
  const chance = chances(n * 51 + 9);
  const inside = new Set(island.cells.map(squareOf));
  const isInland = ({ row, column }: Cell) =>
    AROUND.every(([down, right]) =>
      inside.has(squareOf({ row: row + down, column: column + right })),
    );
  const free = island.cells.filter((cell) => groundAt(map, cell) === '#');
  // A treasure chest may lie on the heart of an island.
  const bare = free.filter((cell) => squareOf(cell) !== squareOf(island.heart));
  const top = bare.find(isInland) ?? bare[Math.floor(bare.length / 2)];
  return free.flatMap((cell) => {
    if (cell === top) return peak(cell, island.cells.length > LARGE, PLANTS[ground]);
    return isInland(cell) || chance() < 0.25
      ? hill(cell, PLANTS[ground], chance)
      : single(cell, PLANTS[ground], chance);
  });
}

function piece(cell: Cell, kind: Kind, dx: number, dy: number, scale: number): Piece {
  const { x, y } = centre(cell);
  return { kind, x: x + dx, y: y + dy, scale, square: squareOf(cell) };
}

function peak(cell: Cell, isLarge: boolean, plants: readonly Kind[]): Piece[] {
  return [
    piece(cell, 'peak', 0, 4, isLarge ? 1.1 : 0.95),
    piece(cell, plants[0] ?? 'bush', -13, 14, 0.65),
    piece(cell, plants[1] ?? 'bush', 13, 15, 0.65),
  ];
}

function one(plants: readonly Kind[], chance: () => number): Kind {
  return plants[Math.floor(chance() * plants.length)] ?? 'bush';
}

function hill(cell: Cell, plants: readonly Kind[], chance: () => number): Piece[] {
  const spots = [
    [0, -2],
    [-10, 5],
    [9, 8],
  ] as const;
  const trees = spots.flatMap(([dx, dy]) =>
    chance() < 0.75
      ? [piece(cell, one(plants, chance), dx + (chance() - 0.5) * 4, dy + 3, 0.72 + chance() * 0.2)]
      : [],
  );
  return [piece(cell, 'hill', (chance() - 0.5) * 6, 4, 0.95), ...trees];
}

function single(cell: Cell, plants: readonly Kind[], chance: () => number): Piece[] {
  const many = 1 + Math.floor(chance() * 2.4);
  return Array.from({ length: many }, (_, n) => {
    const dx = (n - (many - 1) / 2) * 15 + (chance() - 0.5) * 6;
    return piece(cell, one(plants, chance), dx, 7 + (chance() - 0.5) * 12, 0.72 + chance() * 0.25);
  });
}

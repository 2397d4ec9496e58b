/** The worked examples of `examples.json`, as the board shows them. The engine's tests play them too. */
import type { Box } from '../../../lib/board/geometry';
import { SIDES } from '../../../lib/protocol/my-island/components';
import type { PlacedTile } from '../../../lib/protocol/my-island/PlacedTile';
import type { PlayerView } from '../../../lib/protocol/my-island/PlayerView';
import type { RuleSetId } from '../../../lib/protocol/my-island/RuleSetId';
import type { Space } from '../../../lib/protocol/my-island/Space';
import type { Symbol as TileSymbol } from '../../../lib/protocol/my-island/Symbol';
import type { Tile } from '../../../lib/protocol/my-island/Tile';
import { hexOf, spaceOf, tileHexes } from '../hex';
import { SYMBOLS } from '../kinds';
import { boundsOf, CHART, SIZE } from '../layout';
import examples from './examples.json';

/** A tile as the specification writes it: "T07 2,5 R0", its first hex on 2,5, not turned. */
export type Lying = string;

export interface Board {
  side: RuleSetId;
  /** Hexes of earlier tiles, whichever they were. */
  given?: Partial<Record<TileSymbol, Space[]>>;
  /** Tiles in the order in which they were placed. */
  tiles?: Lying[];
  /** The tile in question, and the rule that refuses it or the points it brings. */
  place?: Lying;
  refused?: string;
  points?: number;
  /** Where the marker stands before the first of these tiles, and where at the end. */
  marker?: number;
  ends?: number;
  cubes?: Space[];
  totems?: Space[];
  scores?: { spaces: Space[]; points: number }[];
  /** Spaces to point at. */
  marks?: Space[];
  /** What must be seen; the whole island if untold. */
  around?: Space[];
}

/** Boards beside each other, a marker that moves, or a tile turned every way. */
export interface Scene {
  id: string;
  rule: string;
  cites: string[];
  boards?: Board[];
  /** Somebody passes: from where to where, or the rule against it. */
  marker?: { before: number; after?: number; refused?: string };
  turns?: Tile;
}

export const scenes = examples as readonly Scene[];

/** How wide a board is for its height; parts of islands beside each other are square. */
export function ratioOf(board: Board, beside: number): number {
  return board.around && beside > 1 ? 1 : 1.68;
}

export function lying(written: Lying): { tile: Tile; at: Space; rotation: number } {
  const [tile = '', at = '', turned = ''] = written.split(' ');
  return { tile, at, rotation: Number(turned.slice(1)) };
}

function placed(written: Lying): PlacedTile {
  const { tile, at, rotation } = lying(written);
  const hexes = tileHexes(tile, rotation, hexOf(at));
  const spaces = hexes.map(({ hex, symbol }) => ({ space: spaceOf(hex), symbol }));
  return { tile, rotation, at, spaces };
}

/** A hex of which it is not said to which tile it belongs lies there by itself. */
function loose(given: NonNullable<Board['given']>): PlacedTile[] {
  return SYMBOLS.flatMap((symbol) =>
    (given[symbol] ?? []).map((space) => ({
      tile: `${symbol} ${space}`,
      rotation: 0,
      at: space,
      spaces: [{ space, symbol }],
    })),
  );
}

/** The board with what lies on it; a tile that may lie there and scores lies there. */
export function playerOn(board: Board): PlayerView {
  const isDown = board.place !== undefined && isScored(board);
  const tiles = [...(board.tiles ?? []), ...(isDown && board.place ? [board.place] : [])];
  const lies = [...loose(board.given ?? {}), ...tiles.map(placed)];
  return {
    ...bare(board.side),
    placed: lies,
    cubes: board.cubes ?? [],
    totems: board.totems ?? [],
  };
}

export function isScored(board: Board): boolean {
  return (board.scores ?? []).length > 0;
}

function bare(side: RuleSetId): PlayerView {
  const beach = Object.values(SIDES[side].terrain).filter((terrain) => terrain === 'beach');
  return {
    marker: 10,
    is_locked: false,
    pass_cost: 1,
    has_finished: false,
    must_decide: false,
    placed: [],
    passed: [],
    cubes: [],
    totems: [],
    visible_beach: beach.length,
    uncovered: [],
    largest: [0, 0, 0, 0],
    breakdown: [],
    rank: null,
    progress: null,
  };
}

/** What is shown of the island, as wide by as high as asked for. */
export function boxOf(board: Board, ratio: number): Box {
  if (!board.around) return grown(CHART, ratio);
  const { x, y, width, height } = boundsOf(board.around.map(hexOf));
  const margin = SIZE / 2;
  const wide = {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
  return grown(wide, ratio);
}

function grown({ x, y, width, height }: Box, ratio: number): Box {
  const [w, h] = [Math.max(width, height * ratio), Math.max(height, width / ratio)];
  return { x: x - (w - width) / 2, y: y - (h - height) / 2, width: w, height: h };
}

/** The worked examples of `examples.json`, as types. The engine's tests play those on the map too. */
import type { Colour } from '../../../lib/protocol/amerigo/Colour';
import type { Marker } from '../../../lib/protocol/amerigo/Marker';
import type { Place } from '../../../lib/protocol/amerigo/Place';
import type { Square } from '../../../lib/protocol/amerigo/Square';
import type { Tile } from '../../../lib/protocol/amerigo/Tile';
import { CELL, FRAME } from '../layout';
import examples from './examples.json';

/** Parts of the chart, all of one shape. */
export const VIEWS = {
  island: { x: 0.5 * CELL, y: 1.9 * CELL, width: 9 * CELL, height: 7 * CELL },
  waters: { x: -FRAME, y: 0.4 * CELL, width: 10 * CELL + 2 * FRAME, height: 9.17 * CELL },
  north: { x: -FRAME, y: -FRAME - 16, width: 10 * CELL + 2 * FRAME, height: 9.17 * CELL },
};

export const RATIO = VIEWS.island.width / VIEWS.island.height;

/** A tile as it lies, and who built it; whoever looks on is seat 0. */
export interface Lying {
  seat: number;
  tile: Tile;
  at: Square;
  rotation: number;
}

/** On the map of fixture A. */
export interface MapScene {
  posts?: { seat: number; at: Square }[];
  tiles?: Lying[];
  /** By seat. */
  ships?: Record<string, Place[]>;
  /** What seat 0 builds, one after another: the rule that refuses it, or the points for each. */
  builds?: Lying[];
  refused?: string;
  points?: number[];
  /** Whether it may be built is the question, and not what it brings. */
  asks?: boolean;
  pass?: number;
  /** Where the ship of seat 0 sails with so many action points; places by how far they are. */
  sail?: { to: Place; ap: number; reach: string[] };
  scores?: { seat: number; squares: Square[]; points: number }[];
  /** What of the chart is shown: the island and its shores, all waters, or those in the north. */
  view: keyof typeof VIEWS;
}

/** Part of the table; several panels stand one below the other. */
export interface Scene {
  id: string;
  rule: string;
  cites: string[];
  map?: MapScene;
  order?: { positions: number[]; order: number[] };
  /** By colour, in the order of the rondel. */
  cubes?: { storage: number[]; tower: number[]; field: number[] };
  /** Action points of every action on offer. */
  offers?: Partial<Record<Colour, number>>;
  /** What can be had instead. */
  gold?: number;
  bars?: { track: 'cannons' | 'gold'; at: number; pirates?: number }[];
  plan?: Tile[];
  advance?: { from: number; steps: number };
  /** Kind and cost; which of them are bought, and how many resources of each kind one has. */
  goods?: { shown: string[]; buys: number[]; held: number };
  markers?: boolean;
  sheet?: {
    points: number;
    gold: number;
    progress: number;
    position: number;
    resources: number[];
    goods: number[];
    markers: Marker[];
  };
}

export const scenes = examples as readonly Scene[];

/** Tile by tile, what it brings; nothing where that is not the matter. */
export function scoredOf({ builds = [], points, asks, scores }: Partial<MapScene>): boolean {
  return scores !== undefined || (points !== undefined && !asks && builds.length > 0);
}

/** The worked examples of `examples.json`, as types. The engine's tests play them too. */
import type { Box } from '../../../lib/board/geometry';
import type { Boats } from '../../../lib/protocol/yamatai/Boats';
import type { Culture } from '../../../lib/protocol/yamatai/Culture';
import type { Island } from '../../../lib/protocol/yamatai/Island';
import type { Offering } from '../../../lib/protocol/yamatai/Offering';
import type { Specialist } from '../../../lib/protocol/yamatai/Specialist';
import type { Tile } from '../../../lib/protocol/yamatai/Tile';
import examples from './examples.json';

/** What of the chart is shown: its north-west, with three entries. */
export const VIEW: Box = { x: -66, y: -14, width: 516, height: 400 };
export const RATIO = VIEW.width / VIEW.height;

/** A tile that seat 0 builds: the rule that refuses it, or what it brings. */
export interface Building {
  tile: Tile;
  at: Island;
  /** Whether it may be built is the question, and not what it brings. */
  asks?: boolean;
  refused?: string;
  /** The rule that refuses it under the published reading of R1. */
  published?: string;
  /** What fleet 9 makes up for. */
  missing?: Boats;
  prestige?: number;
  coins?: number;
}

/** On the chart; lists are written as in the specification: `S12:B I02:orange`. */
export interface MapScene {
  boats?: string;
  /** Of this turn, in the order in which they were placed. */
  fresh?: string;
  tokens?: string;
  mountains?: string;
  sacred?: string;
  /** By seat. */
  houses?: Record<string, string>;
  torii?: string;
  palaces?: string;
  fleet?: number;
  pool?: Boats;
  /** By cargo: where it may be placed; and where no boat may be. */
  spaces?: Record<string, string>;
  not?: string;
  /** Which boat takes the token of which island: `S12-I02`. */
  takes?: string;
  build?: Building;
}

/** Part of the table. */
export interface Scene {
  id: string;
  rule: string;
  cites: string[];
  map?: MapScene;
  /** By seat: the fleets that were taken. */
  order?: number[];
  track?: { open: number[]; next: number[]; later: number[] };
  /** Boats with their prices, and what somebody has to pay with. */
  boats?: Boats;
  coins?: number;
  moor?: { pool: Boats; keep: Boats };
  culture?: Culture[];
  payments?: Offering[];
  score?: {
    coins: number;
    prestige: number;
    tiles: Tile[];
    specialists: Specialist[];
    reserved: Tile[];
    set_aside: Boats;
    points: number[];
    total: number;
  };
}

export const scenes = examples as readonly Scene[];

/** The words of a list. */
export function listed(list = ''): string[] {
  return list.split(' ').filter((word) => word !== '');
}

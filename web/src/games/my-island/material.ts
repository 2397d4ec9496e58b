/**
 * What comes with an opened envelope, besides its sentences: drawings, tiles, and how a game is
 * laid out. All of it is data; what does not look as it should is left out.
 */
import type { Shape } from '../../lib/protocol/my-island/components';
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Symbol as TileSymbol } from '../../lib/protocol/my-island/Symbol';
import type { Terrain } from '../../lib/protocol/my-island/Terrain';
import type { Tile } from '../../lib/protocol/my-island/Tile';
import { SYMBOLS, TERRAINS } from './kinds';

/** One stroke of a drawing: filled with an ink, or drawn along its line, or both. */
export interface Stroke {
  readonly d: string;
  readonly fill: number;
  readonly line: number;
  readonly width: number;
}

/** A drawing around the middle of a hex. */
export interface Sprite {
  readonly paths: readonly Stroke[];
  /** Drawn as the ground of this name, as a symbol of tiles, or on a hex of this ink. */
  readonly ground?: Terrain;
  readonly symbol?: TileSymbol;
  readonly hex?: number;
  /** The symbol counts twice. */
  readonly isTwice: boolean;
  /** With a white edge all around, as things are that are stuck on. */
  readonly hasRim: boolean;
  /** How many there are: as a number, or as so many of `most` dots. */
  readonly count?: 'number' | 'pips';
  readonly most: number;
  /** Lies in the sea before its space. */
  readonly isAtSea: boolean;
}

/** A small picture of seven hexes: what lies on each, and what that brings. */
export interface Picture {
  readonly cells: readonly string[];
  readonly badge: string | null;
  readonly at: number;
}

export interface Print {
  readonly shape: Shape | string;
  readonly hexes: readonly (readonly [q: number, r: number, symbol: TileSymbol])[];
}

/** How one game is laid out beyond what all have. */
export interface Layout {
  readonly pages: readonly Picture[];
  /** Directions from a space that can be marked. */
  readonly ways: { readonly around: Space; readonly sprite: string } | null;
  /** A table of symbols and sizes that can be ticked. */
  readonly slots: { readonly tiers: readonly number[]; readonly sprite: string } | null;
  /** What is worth points at once, and what at the end. */
  readonly now: readonly string[];
  readonly end: readonly string[];
  /** Stickers for everybody before the game, and for First, Second and Others after it. */
  readonly start: readonly string[];
  readonly ranks: readonly [readonly string[], readonly string[], readonly string[]];
  /** Progress of First and Second. */
  readonly progress: readonly number[];
}

export interface Middle {
  readonly slot: string;
  readonly extra: string;
  readonly name: string;
}

export interface Material {
  readonly sprites: ReadonlyMap<string, Sprite>;
  /** Which drawing stands for what is aimed at. */
  readonly signs: ReadonlyMap<string, string>;
  /** What is new in this envelope. */
  readonly fresh: readonly string[];
  /** Where on the island a line of the score lies. */
  readonly lies: ReadonlyMap<string, readonly string[]>;
  readonly tiles: ReadonlyMap<Tile, Print>;
  readonly games: ReadonlyMap<number, Layout>;
  /** How the middle is drawn, and which sentence says what it is called. */
  readonly shared: Middle | null;
  /** The picture over the letter. */
  readonly scene: readonly Stroke[];
}

export const MOST_STROKES = 12;
export const MOST_IN_SCENE = 40;
export const INKS = 12;
const PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function mapOf<T>(value: unknown, read: (one: unknown) => T | null): Map<string, T> {
  const found = Object.entries(fieldsOf(value)).map(([name, one]) => [name, read(one)] as const);
  return new Map(found.filter((pair): pair is readonly [string, T] => pair[1] !== null));
}

const ink = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= INKS ? value : 0;

function oneOf<T extends string>(value: unknown, among: readonly T[]): T | undefined {
  return among.find((one) => one === value);
}

export function readStroke(value: unknown): Stroke | null {
  const { d, fill, line, width } = fieldsOf(value);
  if (typeof d !== 'string' || !PATH.test(d)) return null;
  return { d, fill: ink(fill), line: ink(line), width: typeof width === 'number' ? width : 1.6 };
}

function strokesOf(value: unknown, most: number): Stroke[] {
  const strokes = listOf(value).map(readStroke);
  const isWhole = strokes.length <= most && strokes.every((stroke) => stroke !== null);
  return isWhole ? (strokes as Stroke[]) : [];
}

export function readSprite(value: unknown): Sprite | null {
  const { paths, ground, symbol, hex, twice, rim, count, most, at } = fieldsOf(value);
  const sprite: Sprite = {
    paths: strokesOf(paths, MOST_STROKES),
    isTwice: twice === true,
    hasRim: rim === true,
    most: typeof most === 'number' ? most : 0,
    isAtSea: at === 'sea',
    ...optional('ground', oneOf(ground, TERRAINS)),
    ...optional('symbol', oneOf(symbol, SYMBOLS)),
    ...optional('hex', ink(hex) || undefined),
    ...optional('count', oneOf(count, ['number', 'pips'] as const)),
  };
  const isDrawn = sprite.paths.length > 0 || sprite.ground || sprite.symbol || sprite.hex;
  return isDrawn ? sprite : null;
}

function optional<K extends string, T>(name: K, value: T | undefined): { [key in K]?: T } {
  return value === undefined ? {} : ({ [name]: value } as { [key in K]?: T });
}

function readPicture(value: unknown): Picture | null {
  const { cells, badge, at } = fieldsOf(value);
  const names = namesIn(cells);
  if (names.length === 0) return null;
  const told =
    typeof badge === 'number' ? `${badge > 0 ? '+' : '\u2212'}${Math.abs(badge)}` : badge;
  return {
    cells: names,
    badge: typeof told === 'string' ? told : null,
    at: typeof at === 'number' ? at : 0,
  };
}

function readPrint(value: unknown): Print | null {
  const { shape, hexes } = fieldsOf(value);
  const read = listOf(hexes).map((hex) => {
    const [q, r, name] = listOf(hex);
    const symbol = oneOf(name, SYMBOLS);
    return typeof q === 'number' && typeof r === 'number' && symbol
      ? ([q, r, symbol] as const)
      : null;
  });
  const isWhole = read.length > 0 && read.every((hex) => hex !== null);
  return typeof shape === 'string' && isWhole ? { shape, hexes: read as Print['hexes'] } : null;
}

function readTile(value: unknown): [Tile, Print][] {
  const { tile } = fieldsOf(value);
  const print = readPrint(value);
  return typeof tile === 'string' && print ? [[tile, print]] : [];
}

function readLayout(value: unknown): Layout {
  const { pages, ways, slots, now, end, start, first, second, others, progress } = fieldsOf(value);
  const { around, sprite: lens } = fieldsOf(ways);
  const { tiers, sprite: tick } = fieldsOf(slots);
  const sizes = listOf(tiers).filter((tier): tier is number => typeof tier === 'number');
  return {
    pages: listOf(pages).flatMap((page) => readPicture(page) ?? []),
    ways: typeof around === 'string' && typeof lens === 'string' ? { around, sprite: lens } : null,
    slots: sizes.length > 0 && typeof tick === 'string' ? { tiers: sizes, sprite: tick } : null,
    now: namesIn(now),
    end: namesIn(end),
    start: namesIn(start),
    ranks: [namesIn(first), namesIn(second), namesIn(others)],
    progress: listOf(progress).filter((one): one is number => typeof one === 'number'),
  };
}

function namesIn(value: unknown): readonly string[] {
  return listOf(value).filter((name): name is string => typeof name === 'string');
}

const word = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function readMaterial(value: unknown, tiles: readonly unknown[]): Material {
  const all = fieldsOf(value);
  const { slot, extra, name } = fieldsOf(all.shared);
  const middle = [slot, extra, name];
  const isMiddle = middle.every((one) => typeof one === 'string');
  const games = mapOf(all.games, readLayout);
  return {
    sprites: mapOf(all.sprites, readSprite),
    signs: mapOf(all.signs, word),
    fresh: namesIn(all.new),
    lies: mapOf(all.lies, namesIn),
    tiles: new Map(tiles.flatMap(readTile)),
    games: new Map([...games].map(([number, layout]) => [Number(number), layout])),
    shared: isMiddle ? ({ slot, extra, name } as Middle) : null,
    scene: strokesOf(all.scene, MOST_IN_SCENE),
  };
}

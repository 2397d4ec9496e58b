/** A table around a worked example: whatever it does not speak of is as at the start of a match. */
import type { Action } from '../../../lib/protocol/amerigo/Action';
import type { DoingView } from '../../../lib/protocol/amerigo/DoingView';
import type { GoodView } from '../../../lib/protocol/amerigo/GoodView';
import type { MapView } from '../../../lib/protocol/amerigo/MapView';
import type { PlayerView } from '../../../lib/protocol/amerigo/PlayerView';
import type { Resource } from '../../../lib/protocol/amerigo/Resource';
import type { View } from '../../../lib/protocol/amerigo/View';
import type { Play, Text } from '../../game';
import type { Props } from '../acting.svelte';
import { cellOf, squareOf, tileCells } from '../grid';
import { type Lying, type MapScene, type Scene, scoredOf } from './scenes';

/** Fixture A of the specification: one large island. */
const GROUND = [
  '..........',
  '..........',
  '....v.....',
  '...#P#....',
  '.>P####...',
  '..##SC##..',
  '..#####...',
  '...#P#....',
  '....^.....',
  '..........',
];
const FRAME = ['NW', 'N1', 'NE', 'E1', 'SE', 'S1', 'SW', 'W1'];
const RESOURCES = [
  { at: 'e6', resource: 'sugar' },
  { at: 'f6', resource: 'cotton' },
] as const;
const SEATS = [0, 1, 2, 3];

/** What is built in the example lies there too, once it brings something. */
export function lyingOn(scene: Partial<MapScene>): Lying[] {
  return [...(scene.tiles ?? []), ...(scoredOf(scene) ? (scene.builds ?? []) : [])];
}

export function squaresOf({ tile, rotation, at }: Lying): string[] {
  return tileCells(tile, rotation, cellOf(at)).map(squareOf);
}

function mapOf(scene: Partial<MapScene>): MapView {
  const posts = (scene.posts ?? []).map(({ seat, at }) => ({ owner: seat, at }));
  const tiles = lyingOn(scene).map((lying) => ({
    owner: lying.tile.startsWith('neutral') ? null : lying.seat,
    squares: squaresOf(lying),
  }));
  const covered = new Set([
    ...tiles.flatMap(({ squares }) => squares),
    ...posts.map(({ at }) => at),
  ]);
  const size = GROUND.join('').replace(/[.^v<>]/g, '').length;
  const island = { size, is_large: true, left: size - covered.size };
  const count = (seat: number) => posts.filter(({ owner }) => owner === seat).length;
  return {
    rows: GROUND.length,
    columns: GROUND.length,
    ground: GROUND,
    island_of: GROUND.map((row) => row.replace(/[v^<>]/g, '.').replace(/[^.]/g, 'a')),
    islands: [{ ...island, posts: SEATS.map(count) }],
    frame: FRAME,
    resources: RESOURCES.filter(({ at }) => !covered.has(at)).map((each) => ({ ...each })),
    tiles,
    posts,
  };
}

function playerOf(scene: Scene, seat: number): PlayerView {
  const { sheet, goods } = scene;
  const held = goods?.held ?? 0;
  const of = <T>(mine: T | undefined, none: T): T =>
    seat === 0 && mine !== undefined ? mine : none;
  const five = (counts: number[]) => counts as PlayerView['goods'];
  return {
    points: of(sheet?.points, 0),
    gold: of(sheet?.gold, 0),
    cannons: 0,
    progress: of(sheet?.progress ?? scene.advance?.from, 0),
    position: scene.order?.positions[seat] ?? of(sheet?.position, 0),
    posts_left: 12,
    posts_placed: 0,
    chests: 0,
    ships: scene.map?.ships?.[seat] ?? [],
    villages: [],
    planned: [],
    resources: five(of(sheet?.resources, [held, held, held, held, held])),
    goods: five(of(sheet?.goods, [1, 1, 1, 1, 1])),
    markers: of(sheet?.markers, []).map((marker) => ({ marker, is_used: false })),
    pirates: 0,
    breakdown: [],
    outlook: { gold: 0, goods: 0, progress: 0, order: 0 },
    rank: null,
  };
}

function doingIn(scene: Scene): DoingView {
  const { advance, goods, map } = scene;
  const reach = (map?.sail?.reach ?? []).map((places) => places.split(' '));
  const journeys = reach.flatMap((places, steps) => places.map((to) => ({ ship: 1, to, steps })));
  return {
    colour: advance ? 'brown' : goods ? 'yellow' : map?.sail ? 'blue' : null,
    ap: advance?.steps ?? map?.sail?.ap ?? 0,
    offers: [],
    gold: 0,
    to_sail: map?.sail ? [1] : [],
    journeys,
    post: null,
    picks: 0,
    network: [],
  };
}

/** What could be done there. */
function legalIn(scene: Scene, { journeys }: DoingView): Action[] {
  const { advance, goods } = scene;
  return [
    ...journeys.map(({ ship, to }): Action => ({ do: 'sail', ship, to })),
    ...Array.from(
      { length: advance?.steps ?? 0 },
      (_, n): Action => ({ do: 'advance', steps: n + 1 }),
    ),
    ...(goods?.buys ?? []).map((slot): Action => ({ do: 'buy_good', slot })),
  ];
}

function good(written: string): GoodView {
  const [resource, cost] = written.split(' ');
  return { resource: resource as Resource, cost: Number(cost) };
}

function viewOf(scene: Scene, doing: DoingView): View {
  const none: View['cubes']['field'] = [0, 0, 0, 0, 0, 0, 0];
  return {
    pass: scene.map?.pass ?? 1,
    passes: 5,
    time: 6 - (scene.map?.pass ?? 1),
    round: 'blue',
    step: scene.sheet ? 'over' : 'act',
    active: 0,
    round_order: scene.order?.order ?? SEATS,
    turn: 0,
    order: scene.order?.order ?? SEATS,
    doing,
    map: mapOf(scene.map ?? {}),
    cubes: { storage: none, tower: none, field: none, ...scene.cubes, base: 0 } as View['cubes'],
    markers: [],
    markers_to_come: [],
    goods: (scene.goods?.shown ?? []).map(good),
    goods_to_come: [],
    pirates: 0,
    pirates_to_come: [],
    supply: [],
    players: SEATS.map((seat) => playerOf(scene, seat)),
  };
}

/** As a board is given it; nothing can be done to a picture. */
export function boardOf(scene: Scene, text: Text): Props {
  const doing = doingIn(scene);
  const play: Play<Action, never> = {
    legal: legalIn(scene, doing),
    asides: [],
    draft: [],
    at: '',
    draftEvents: [],
    isShared: false,
    act: async () => false,
    end: async () => false,
    undo: async () => {},
    check: async () => ({ ok: false, rule: null, reason: '' }),
    foreseen: () => null,
    consider: () => {},
    openRule: () => {},
    propose: () => {},
  };
  return {
    view: viewOf(scene, doing),
    seat: 0,
    names: [],
    play,
    lastEvents: [],
    highlight: [],
    text,
    animationMs: 0,
  };
}

/** The table of a worked example, as the parts of the board want it. */
import type { Action } from '../../../lib/protocol/yamatai/Action';
import type { BoatView } from '../../../lib/protocol/yamatai/BoatView';
import type { Cargo } from '../../../lib/protocol/yamatai/Cargo';
import type { Culture } from '../../../lib/protocol/yamatai/Culture';
import { TILES } from '../../../lib/protocol/yamatai/components';
import type { DoingView } from '../../../lib/protocol/yamatai/DoingView';
import type { Island } from '../../../lib/protocol/yamatai/Island';
import type { IslandView } from '../../../lib/protocol/yamatai/IslandView';
import type { SiteView } from '../../../lib/protocol/yamatai/SiteView';
import type { Space } from '../../../lib/protocol/yamatai/Space';
import type { View } from '../../../lib/protocol/yamatai/View';
import type { Play, Text } from '../../game';
import type { Props } from '../acting.svelte';
import { centreOf, ISLES, ringOf } from '../chart';
import { boatsOf, cargoesOf } from '../names';
import { type Building, listed, type MapScene, type Scene, VIEW } from './scenes';

const SEATS = [0, 1, 2, 3];

/** Of `S12:B`. */
function boat(written: string): { at: Space; cargo: Cargo } {
  const [at = '', letter = ''] = written.split(':');
  const [cargo = 'bamboo'] = cargoesOf(letter);
  return { at, cargo };
}

function boatsIn({ boats, fresh }: MapScene): BoatView[] {
  return [
    ...listed(boats).map((one) => ({ ...boat(one), link: null, is_served: false })),
    ...listed(fresh).map((one, n) => ({ ...boat(one), link: n + 1, is_served: false })),
  ];
}

/** Islands reach beyond their middle. */
const ISLAND = 90;

function isInView(island: Island): boolean {
  const { x, y } = centreOf(island);
  return x < VIEW.x + VIEW.width + ISLAND && y < VIEW.y + VIEW.height + ISLAND;
}

function islandsIn(map: MapScene): IslandView[] {
  const tokens = new Map(listed(map.tokens).map((one) => one.split(':') as [string, Culture]));
  const has = (list: string | undefined, island: string) => listed(list).includes(island);
  return ISLES.filter(isInView).map((island) => {
    const owner = SEATS.find((seat) => has(map.houses?.[seat], island)) ?? null;
    const prestige = has(map.torii, island) ? 'torii' : has(map.palaces, island) ? 'palace' : null;
    return {
      island,
      culture: tokens.get(island) ?? null,
      is_mountain: has(map.mountains, island),
      is_sacred: has(map.sacred, island),
      building: owner === null ? prestige : 'standard',
      owner,
    };
  });
}

/** The boats around the island that pay, one for each of the cost. */
function payingFor({ tile, at }: Building, boats: readonly BoatView[]): Space[] {
  const around = boats.filter((one) => ringOf(at).includes(one.at));
  const paying: Space[] = [];
  for (const cargo of cargoesOf(TILES[tile]?.cost ?? 'none')) {
    const found = around.find((one) => one.cargo === cargo && !paying.includes(one.at));
    if (found) paying.push(found.at);
  }
  return paying;
}

function siteOf(build: Building, boats: readonly BoatView[]): SiteView {
  const { tile, at, refused, missing = 'none', prestige = 0, coins = 0 } = build;
  const is_now = refused === undefined;
  return { tile, at, is_now, paying: payingFor(build, boats), missing, prestige, coins };
}

function doingIn(map: MapScene, boats: readonly BoatView[]): DoingView {
  const chain = listed(map.fresh).map((one) => boat(one).at);
  return {
    fleet: `F${map.fleet ?? 1}`,
    pool: map.pool ?? 'none',
    trades: 0,
    chain,
    last: chain.at(-1) ?? null,
    power: 'none',
    first_boat: null,
    first_island: null,
    duty: { collect: false, build: false },
    collected: false,
    built: false,
    hired: false,
    sites: map.build ? [siteOf(map.build, boats)] : [],
  };
}

/** What could be placed there. */
function legalIn({ spaces = {} }: MapScene): Action[] {
  return Object.entries(spaces).flatMap(([letter, list]) =>
    cargoesOf(letter).flatMap((cargo) =>
      listed(list).map((at): Action => ({ do: 'place', cargo, at })),
    ),
  );
}

/** Seats and fleets, in the order of their numbers. */
function nextOrder(taken: readonly number[]): View['next_order'] {
  return taken
    .map((number, seat) => ({ seat, number }))
    .sort((a, b) => a.number - b.number)
    .map(({ seat, number }) => ({ seat, fleet: `F${number}` }));
}

function viewOf({ map = {}, order = [], track }: Scene): View {
  const boats = boatsIn(map);
  const fleets = (numbers: readonly number[] = []) => numbers.map((number) => `F${number}`);
  return {
    round: 1,
    turn: 0,
    culture_blocks_building: false,
    step: 'boats',
    active: 0,
    turns: order.map((number, seat) => ({ seat, fleet: `F${number}` })),
    next_order: nextOrder(order),
    doing: doingIn(map, boats),
    boats,
    islands: islandsIn(map),
    fleets: {
      open: fleets(track?.open),
      next: fleets(track?.next),
      later: fleets(track?.later),
      turned_up: 0,
    },
    row: [],
    look: [],
    tiles_to_come: [],
    specialists: [],
    specialists_to_come: [],
    ends: {
      supply: [0, 0, 0, 0, 0],
      houses: [],
      specialists_left: 0,
      specialists_missing: 0,
      tiles_left: 0,
      tiles_missing: 0,
      last_round: 0,
    },
    sacred_left: 0,
    players: [],
  };
}

/** As a board is given it; nothing can be done to a picture. */
export function boardOf(scene: Scene, text: Text): Props {
  const play: Play<Action, never> = {
    legal: legalIn(scene.map ?? {}),
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
    view: viewOf(scene),
    seat: 0,
    names: [],
    play,
    lastEvents: [],
    highlight: [],
    text,
    animationMs: 0,
  };
}

/** What is left of the boats when these are kept. */
export function leftOver(pool: string, keep: string): string {
  const left = cargoesOf(pool);
  for (const cargo of cargoesOf(keep)) left.splice(left.indexOf(cargo), 1);
  return boatsOf(left);
}

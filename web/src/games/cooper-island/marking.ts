/** How the land in front is marked, given what can be done, what is pointed at and what would lie there. */
import type { Action } from '../../lib/protocol/cooper-island/Action';
import { ISLETS, TILES } from '../../lib/protocol/cooper-island/components';
import type { Event } from '../../lib/protocol/cooper-island/Event';
import type { Islet } from '../../lib/protocol/cooper-island/Islet';
import type { PlayerView } from '../../lib/protocol/cooper-island/PlayerView';
import type { Prompt } from '../../lib/protocol/cooper-island/Prompt';
import type { Space } from '../../lib/protocol/cooper-island/Space';
import type { Terrain } from '../../lib/protocol/cooper-island/Terrain';
import type { ThingView } from '../../lib/protocol/cooper-island/ThingView';
import type { CheckResult } from '../game';
import type { Acting } from './acting.svelte';
import { isShoal, isSpace, type Shoal } from './land';
import type { Laying } from './laying.svelte';
import type { GhostLand, Mark, Marks } from './map/marks';
import type { Targeting } from './targeting.svelte';

interface Marking {
  readonly acting: Acting;
  readonly targeting: Targeting;
  readonly laying: Laying;
  readonly player: PlayerView;
  readonly asked: Prompt | null;
  /** What the table says about that which hovers. */
  readonly answer: CheckResult<Event> | undefined;
}

export function marksOf(marking: Marking): Marks {
  const { acting, targeting } = marking;
  const marks = new Map<Space, Mark>();
  const add = (space: Space, mark: Mark) => marks.set(space, { ...marks.get(space), ...mark });
  for (const key of targeting.targets.keys()) {
    if (isSpace(key)) add(key, { isLegal: true, isAt: key === targeting.at });
  }
  const { paying } = acting;
  if (paying.isOn && acting.isHome) {
    for (const space of paying.cubes) {
      const value = marking.player.land.find((one) => one.space === space)?.level ?? 0;
      add(space, { worth: { value, isChosen: paying.shown?.land.has(space) ?? false } });
    }
  }
  for (const [space, ghost] of ghostsOf(marking)) add(space, { ghost });
  return marks;
}

/** What would lie on which space. */
function ghostsOf(marking: Marking): [Space, GhostLand][] {
  const { laying, targeting } = marking;
  const { ghost } = laying;
  if (ghost) return laidOn(ghost.action, ghost.fits, marking);
  const { here } = targeting;
  return here ? putOn(here, marking) : [];
}

/** As high as the table says; until it has said so, as high as the land is now. */
function levelAt(space: Space, { player, answer }: Marking): number {
  const now = player.land.find((one) => one.space === space)?.level ?? 0;
  const placed = answer?.ok
    ? answer.events.find((event) => event.event === 'tile_placed' || event.event === 'charted')
    : undefined;
  return placed && 'level' in placed ? placed.level : Math.max(1, now);
}

/** The cube that the table says will lie there. */
function cubeAt(space: Space, { answer }: Marking): ThingView | undefined {
  if (!answer?.ok) return undefined;
  const found = answer.events.find(
    (event) => event.event === 'cube_placed' && event.space === space,
  );
  return found?.event === 'cube_placed' && found.item !== 'coin' ? found.item : undefined;
}

function land(space: Space, terrain: Terrain, fits: boolean, marking: Marking): [Space, GhostLand] {
  const thing = cubeAt(space, marking);
  const level = fits ? levelAt(space, marking) : undefined;
  const shown = fits ? { terrain } : {};
  return [space, { ...shown, fits, ...(level && { level }), ...(thing && { thing }) }];
}

function laidOn(action: Action, fits: boolean, marking: Marking): [Space, GhostLand][] {
  const { asked } = marking;
  if (action.do === 'lay' && asked?.ask === 'lay') {
    const [first, second] = TILES[asked.tile]?.[asked.side] ?? [];
    return [
      ...(first && isSpace(action.first) ? [land(action.first, first, fits, marking)] : []),
      ...(second && isSpace(action.second) ? [land(action.second, second, fits, marking)] : []),
    ];
  }
  if (action.do === 'moor' && asked?.ask === 'moor' && isSpace(action.space)) {
    return [land(action.space, ISLETS[asked.islet], fits, marking)];
  }
  return [];
}

function putOn(action: Action, marking: Marking): [Space, GhostLand][] {
  const { asked, player } = marking;
  if (action.do === 'chart') return [land(action.space, action.terrain, true, marking)];
  if (action.do === 'put_lid') return [[action.space, { thing: 'lid', fits: true }]];
  if (action.do === 'shift') {
    const thing = player.land.find((one) => one.space === action.from)?.thing;
    return [[action.to, { fits: true, ...(thing && { thing }) }]];
  }
  if (action.do !== 'put') return [];
  const thing = asked?.ask === 'put_building' ? asked.building : 'statue';
  return [[action.space, { thing, fits: true }]];
}

/** The islet in hand over the water. */
export function isletGhost(
  laying: Laying,
  asked: Prompt | null,
): { islet: Islet; shoal: Shoal; fits: boolean } | null {
  const { ghost } = laying;
  if (ghost?.action.do !== 'moor' || asked?.ask !== 'moor') return null;
  const shoal = ghost.cells.find(isShoal);
  return shoal ? { islet: asked.islet, shoal, fits: ghost.fits } : null;
}

/** The worked examples of `examples.json`, as types. The engine's tests play them too. */

import { RUINS } from '../../../lib/protocol/cooper-island/components';
import type { Space } from '../../../lib/protocol/cooper-island/Space';
import type { SpaceView } from '../../../lib/protocol/cooper-island/SpaceView';
import type { Terrain } from '../../../lib/protocol/cooper-island/Terrain';
import type { ThingView } from '../../../lib/protocol/cooper-island/ThingView';
import { SPACES } from '../land';
import examples from './examples.json';

/** A peninsula, and what is done there; land is written as in the specification: `c1=Meadow/2[Food]`. */
export interface Scene {
  id: string;
  rule: string;
  cites: string[];
  land: string;
  reserve?: string;
  stored?: string;
  steps?: number;
  /** What leads to what is shown. */
  begin?: string[];
  act?: string;
  /** The rule that refuses it. */
  refused?: string;
  /** What is different then. */
  after?: string;
  /** What it would look like, if it were allowed. */
  shows?: string;
  /** Cubes that pay together, each set by itself. */
  pays?: string[];
  passage?: boolean;
}

export const scenes = examples as readonly Scene[];

/** Of `c1=Meadow/2[Food]`. */
function spaceOf(written: string): SpaceView {
  const [, space = '', terrain = '', level = '', thing = ''] =
    /^(\w+)=(\w+)\/(\d+)\[(\w*)\]$/.exec(written) ?? [];
  return {
    space,
    level: Number(level),
    terrain: terrain.toLowerCase() as Terrain,
    thing: thing === '' ? null : (thing.toLowerCase() as ThingView),
    ruin: false,
  };
}

export function landOf(list = ''): SpaceView[] {
  return list.split(' ').filter(Boolean).map(spaceOf);
}

/** The whole peninsula: what is charted, and the rest. */
export function wholeLand(list: string): SpaceView[] {
  const charted = new Map(landOf(list).map((one) => [one.space, one]));
  const bare = (space: Space): SpaceView => ({
    space,
    level: 0,
    terrain: null,
    thing: null,
    ruin: RUINS.includes(space),
  });
  return SPACES.map((space) => charted.get(space) ?? bare(space));
}

/** The board as it lies before a player: the printed side, and what has changed on it since. */
import { SIDES, type Side } from '../../lib/protocol/my-island/components';
import type { IslandView } from '../../lib/protocol/my-island/IslandView';
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Terrain } from '../../lib/protocol/my-island/Terrain';

/** All games of the campaign are played on the same side. */
export function sideOf(rules: string): Side {
  return rules === 'eternal' ? SIDES.eternal : SIDES['game-1'];
}

/** Which game of the campaign; 0 for none. */
export function numberOf(rules: string): number {
  return Number(/^game-(\d+)$/.exec(rules)?.[1] ?? 0);
}

/** The ground of every space. */
export function terrainOf(
  rules: string,
  island: Pick<IslandView, 'ground'> | undefined,
): Readonly<Record<Space, Terrain>> {
  const { terrain } = sideOf(rules);
  if (!island || island.ground.length === 0) return terrain;
  const changed = island.ground.map((ground) => [ground.space, ground.terrain] as const);
  return { ...terrain, ...Object.fromEntries(changed) };
}

export type Printed = 'ring' | 'cross' | 'sun';

/** What is printed on spaces of the campaign's side, whatever it may mean. */
const PRINTED: Readonly<Record<Space, Printed>> = {
  '4,1': 'ring',
  '10,1': 'ring',
  '5,3': 'ring',
  '7,3': 'ring',
  '7,1': 'cross',
  '5,2': 'cross',
  '8,2': 'cross',
  '6,3': 'sun',
};

/** Spaces with a wave printed in the sea before them. */
const WAVES: readonly Space[] = ['0,3', '4,7', '12,3'];

export function printedOn(rules: string): Readonly<Record<Space, Printed>> {
  return rules === 'eternal' ? {} : PRINTED;
}

export function wavesOf(rules: string): readonly Space[] {
  return rules === 'eternal' ? [] : WAVES;
}

/** On a phone: which part of the map the decision is about. */
import type { Aim } from '../../lib/board/following.svelte';
import { type Box, type Fit, middleOf, shown } from '../../lib/board/geometry';
import type { Square } from '../../lib/protocol/amerigo/Square';
import type { Acting, Props } from './acting.svelte';
import type { Building } from './building.svelte';
import { cellOf, isSquare } from './grid';
import { boundsOf } from './layout';
import type { Voyage } from './voyage.svelte';

interface Table {
  readonly board: Pick<Props, 'view' | 'seat'>;
  readonly acting: Pick<Acting, 'legal' | 'position' | 'choosing'>;
  readonly voyage: Pick<Voyage, 'isOn' | 'from' | 'targets'>;
  readonly building: Pick<Building, 'tile' | 'anywhere'>;
  /** From the chart to the pane. */
  readonly fit: Fit;
}

export function aimOf(table: Table): Omit<Aim, 'size'> {
  const { acting, voyage, fit } = table;
  if (acting.legal.length === 0) return { decision: 'wait', spots: [] };
  const { picked } = acting.choosing;
  const box = (square: Square): Box => shown(boundsOf([cellOf(square)]), fit);
  const home = voyage.isOn && voyage.from && isSquare(voyage.from) ? box(voyage.from) : null;
  return {
    decision: `${acting.position}/${picked ? JSON.stringify(picked) : ''}`,
    spots: squaresOf(table).map(box),
    near: home ? middleOf([home, { x: home.x + home.width, y: home.y + home.height }]) : undefined,
  };
}

/** Nothing where the whole map is needed: at the edge, where ships enter, spaces are long enough. */
function squaresOf({ board: { view, seat }, acting, voyage, building }: Table): Square[] {
  const { picked } = acting.choosing;
  const player = view.players[seat];
  if (picked?.do === 'take' && picked.colour === 'blue') {
    return player?.ships.flatMap((ship) => (ship && isSquare(ship) ? [ship] : [])) ?? [];
  }
  if (picked?.do === 'take' && picked.colour === 'green') {
    return view.map.posts.filter((post) => post.owner === seat).map((post) => post.at);
  }
  if (voyage.isOn) return voyage.from === null ? [] : [...voyage.targets.keys()].filter(isSquare);
  if (building.tile) return [...building.anywhere];
  return view.step === 'post' && view.doing?.post ? [view.doing.post] : [];
}

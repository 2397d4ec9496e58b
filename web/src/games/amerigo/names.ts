/** Things of the game as they are said in tooltips and to screen readers. */
import { TILES } from '../../lib/protocol/amerigo/components';
import type { GoodView } from '../../lib/protocol/amerigo/GoodView';
import type { Marker } from '../../lib/protocol/amerigo/Marker';
import type { PlayerView } from '../../lib/protocol/amerigo/PlayerView';
import type { Tile } from '../../lib/protocol/amerigo/Tile';
import type { Text } from '../game';
import { RESOURCES } from './resources';

/** Name and effect. */
export function markerWords(marker: Marker, text: Text): string {
  return `${text(`amerigo-marker-${marker}`)}. ${text(`amerigo-marker-${marker}.effect`)}`;
}

/** Name and what it is for. */
export function thingWords(thing: string, text: Text): string {
  return `${text(`amerigo-thing-${thing}`)}. ${text(`amerigo-thing-${thing}.about`)}`;
}

export function tileName(tile: Tile, text: Text): string {
  return text(`amerigo-tile-${tile}`);
}

/** Name, cost, and points on small and large islands. */
export function tileWords(tile: Tile, count: number, text: Text): string {
  const print = TILES[tile];
  const [small = 0, large = 0] = print?.points ?? [];
  return text('amerigo-ui-tile', {
    tile: tileName(tile, text),
    count,
    cost: print?.cost ?? 0,
    small,
    large,
  });
}

/** What it costs, and how many resources it would multiply. */
export function goodWords(
  { resource, cost }: GoodView,
  player: PlayerView | undefined,
  text: Text,
): string {
  const held = player?.resources[RESOURCES.indexOf(resource)] ?? 0;
  return text('amerigo-ui-good', { resource: text(`amerigo-resource-${resource}`), cost, held });
}

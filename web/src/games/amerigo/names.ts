/** Things of the game as they are said in tooltips and to screen readers. */
import { TILES } from '../../lib/protocol/amerigo/components';
import type { Marker } from '../../lib/protocol/amerigo/Marker';
import type { Tile } from '../../lib/protocol/amerigo/Tile';
import type { Text } from '../game';

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

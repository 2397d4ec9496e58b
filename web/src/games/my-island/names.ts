/** Names of tiles in the player's language. */
import { TILES } from '../../lib/protocol/my-island/components';
import type { Tile } from '../../lib/protocol/my-island/Tile';
import type { Text } from '../game';

export function tileName(tile: Tile, text: Text): string {
  const print = TILES[tile];
  if (!print) return tile;
  return text('my-island-ui-tile', { tile, shape: text(`my-island-shape-${print.shape}`) });
}

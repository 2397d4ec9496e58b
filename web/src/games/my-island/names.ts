/** Names of tiles in the player's language. */
import type { Tile } from '../../lib/protocol/my-island/Tile';
import type { Text } from '../game';
import { opened } from './opened.svelte';

export function tileName(tile: Tile, text: Text): string {
  const print = opened.print(tile);
  if (!print) return tile;
  return text('my-island-ui-tile', { tile, shape: text(`my-island-shape-${print.shape}`) });
}

/** What ground and tiles may show. */
import type { Symbol as TileSymbol } from '../../lib/protocol/my-island/Symbol';
import type { Terrain } from '../../lib/protocol/my-island/Terrain';

export const TERRAINS: readonly Terrain[] = ['beach', 'heath', 'palms', 'jungle'];
export const SYMBOLS: readonly TileSymbol[] = ['field', 'wall', 'house', 'path'];

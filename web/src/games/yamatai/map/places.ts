/** Where on an island things stand: a building in its middle, a token beside it, or before a mountain. */
import type { Point } from '../../../lib/board/geometry';
import type { Island } from '../../../lib/protocol/yamatai/Island';
import type { IslandView } from '../../../lib/protocol/yamatai/IslandView';
import { centreOf } from '../chart';

interface Placed extends Point {
  readonly scale: number;
}

export function pieceAt(island: Island): Placed {
  const { x, y } = centreOf(island);
  return { x, y: y + 2, scale: 0.98 };
}

export function tokenAt({ island, building, is_sacred, is_mountain }: IslandView): Placed {
  const { x, y } = centreOf(island);
  if (building || is_sacred) return { x: x + 28, y: y + 16, scale: 0.8 };
  return { x, y: y + (is_mountain ? 11 : 1), scale: 1 };
}

/** The spaces of an island, as the kit of all boards wants them. */
import type { Spaces } from '../../lib/board/spaces';
import type { RuleSetId } from '../../lib/protocol/my-island/RuleSetId';
import { DIRECTIONS, hexOf, isOnIsland, plus, spaceOf } from './hex';
import { centre, corners, hexAt } from './layout';

export function islandSpaces(rules: RuleSetId): Spaces {
  return {
    has: (key) => isOnIsland(rules, hexOf(key)),
    centre: (key) => centre(hexOf(key)),
    shape: (key) => corners(hexOf(key)),
    neighbours: (key) =>
      DIRECTIONS.map((step) => plus(hexOf(key), step))
        .filter((hex) => isOnIsland(rules, hex))
        .map(spaceOf),
    at: (point) => spaceOf(hexAt(point)),
  };
}

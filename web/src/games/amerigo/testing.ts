/** A small map for tests: an island in the north-west with its anchor, a large one in the east. */
import type { MapView } from '../../lib/protocol/amerigo/MapView';

const SEA = '....................';

function rows(drawn: Record<number, string>): string[] {
  return Array.from({ length: 20 }, (_, row) => (drawn[row] ?? SEA).padEnd(20, '.'));
}

export const MAP = {
  rows: 20,
  columns: 20,
  ground: rows({ 3: '.###<', 4: '.#P^', 9: `${SEA.slice(4)}.##`, 10: `${SEA.slice(4)}.##` }),
  island_of: rows({ 3: '.aaa', 4: '.aa', 9: `${SEA.slice(4)}.bb`, 10: `${SEA.slice(4)}.bb` }),
  islands: [
    { size: 5, left: 5, is_large: false, posts: [0, 0] },
    { size: 4, left: 4, is_large: true, posts: [0, 0] },
  ],
} as unknown as MapView;

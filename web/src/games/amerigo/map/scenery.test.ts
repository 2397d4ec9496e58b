import { describe, expect, it } from 'vitest';
import type { MapView } from '../../../lib/protocol/amerigo/MapView';
import { landsOf } from './scenery';
import { townsOf } from './town';

const GROUND = ['.......', '.##P##.', '.#S###.', '.#####.', '.......'];
const MAP: MapView = {
  rows: 5,
  columns: 7,
  ground: GROUND,
  island_of: GROUND.map((line) => line.replace(/[^.]/g, 'a')),
  islands: [{ size: 15, is_large: true, left: 15, posts: [0, 0] }],
  frame: [],
  resources: [],
  tiles: [],
  posts: [],
};

describe('scenery', () => {
  it('grows on squares with nothing printed on them only', () => {
    const [land] = landsOf(MAP);
    const squares = new Set(land?.pieces.map(({ square }) => square));
    expect(squares.size).toBeGreaterThan(8);
    expect(squares.has('d2')).toBe(false);
    expect(squares.has('c3')).toBe(false);
    expect(land?.pieces.filter(({ kind }) => kind === 'peak')).toHaveLength(1);
  });

  it('is drawn once per map, whatever is built on it', () => {
    const later = { ...MAP, ground: [...GROUND], tiles: [{ owner: 0, squares: ['b2'] }] };
    expect(landsOf(later)).toBe(landsOf(MAP));
    const other = { ...MAP, ground: GROUND.map((line) => line.replace('S', 'C')) };
    expect(landsOf(other)).not.toBe(landsOf(MAP));
  });
});

describe('a town', () => {
  const tiles = [
    { owner: 1, squares: ['b2', 'c2'] },
    { owner: 1, squares: ['c3'] },
    { owner: 0, squares: ['d2'] },
    { owner: null, squares: ['b3'] },
  ];
  const count = (path: string | undefined) => path?.split('M').length ?? 0;

  it('joins the tiles of one player by streets, with a seam between tiles', () => {
    const [first, second] = townsOf(tiles);
    expect(first).toMatchObject({ owner: 0, streets: '', seams: '' });
    expect(second?.cells).toHaveLength(3);
    expect(count(second?.streets) - 1).toBe(2);
    expect(count(second?.seams) - 1).toBe(1);
  });
});

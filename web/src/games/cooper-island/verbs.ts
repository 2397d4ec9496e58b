/** Which decisions the board offers itself, on the map or beside it; all others are buttons of the shell. */
import { ANY_TIME, BESIDE_MAP } from './choices';
import type { Verb } from './options';

/** Chosen on the map. */
const ON_MAP: readonly Verb[] = [
  'put_worker',
  'lay',
  'moor',
  'chart',
  'put',
  'put_lid',
  'shift',
  'from',
  'remove_ruin',
];

export const BOARD_VERBS: readonly Verb[] = [...ON_MAP, ...BESIDE_MAP, ...ANY_TIME];

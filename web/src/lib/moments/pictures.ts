/** How each kind of moment is drawn: rings, rays, a sign that stands, sails by or is turned up. */
import type { MomentKind } from '../../games/game';

export interface Picture {
  readonly tone: 'calm' | 'bright' | 'dark';
  /** Radius, and when it begins to grow, as a share of the whole. */
  readonly rings: readonly (readonly [radius: number, late: number])[];
  readonly rays: number;
  /** Path data around the middle, 60 wide at the most. */
  readonly sign: string;
  readonly moves: 'stands' | 'sails' | 'turns';
}

const SHIP =
  'M-22 8H22L15 21a5 5 0 0 1-4 2H-11a5 5 0 0 1-4-2zM-16-22Q0-28 16-22 21-8 16 4 0 0-16 4-21-8-16-22z';
const SMOKE = 'M-14 10a8 8 0 0 1 1-16 12 12 0 0 1 23-3 9 9 0 0 1 4 18z';
const CARD = 'M-14-20h28a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4h-28a4 4 0 0 1-4-4v-32a4 4 0 0 1 4-4z';

export const PICTURES: Record<MomentKind, Picture> = {
  closed: {
    tone: 'calm',
    rings: [
      [40, 0],
      [47, 0.15],
    ],
    rays: 0,
    sign: '',
    moves: 'stands',
  },
  reached: { tone: 'bright', rings: [[34, 0]], rays: 14, sign: '', moves: 'stands' },
  found: {
    tone: 'bright',
    rings: [
      [30, 0],
      [39, 0.12],
      [48, 0.24],
    ],
    rays: 0,
    sign: '',
    moves: 'stands',
  },
  sighted: { tone: 'dark', rings: [], rays: 0, sign: SHIP, moves: 'sails' },
  raided: { tone: 'dark', rings: [[44, 0]], rays: 9, sign: SHIP, moves: 'sails' },
  repelled: { tone: 'calm', rings: [[44, 0]], rays: 0, sign: SMOKE, moves: 'stands' },
  last: { tone: 'bright', rings: [], rays: 12, sign: CARD, moves: 'turns' },
};

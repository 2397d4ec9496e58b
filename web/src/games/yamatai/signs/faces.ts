/** The masks of the specialists, around the origin and within 18: ground, head-dress, and what is before the mask. */
import type { Specialist } from '../../../lib/protocol/yamatai/Specialist';

/** Colours of the theme. */
export type Tone =
  | 'hair'
  | 'beard'
  | 'yellow'
  | 'sky'
  | 'rose'
  | 'brown'
  | 'leaf'
  | 'silver'
  | 'mask'
  | 'red';

export interface Layer {
  readonly d: string;
  readonly tone: Tone;
}

export interface Portrait {
  /** One of the seven grounds. */
  readonly ground: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly behind: readonly Layer[];
  readonly before: readonly Layer[];
  /** Cheeks are red of laughing. */
  readonly isMerry?: boolean;
}

/** Long hair down both sides, and a fringe. */
const HAIR: Layer = {
  d: 'M-13 15Q-15-13 0-14 15-13 13 15L9 15Q12-1 6-7L0-9-6-7Q-12-1-9 15z',
  tone: 'hair',
};
const BEARD: Layer = {
  d: 'M-8 4Q0 9 8 4 8 13 0 18-8 13-8 4zM-3 6q3 2.5 6 0-3 5-6 0z',
  tone: 'beard',
};

export const PORTRAITS: Readonly<Record<Specialist, Portrait>> = {
  riu: {
    ground: 1,
    behind: [
      { d: 'M-12-4Q-16-16-7-15L-4-8zM12-4Q16-16 7-15L4-8z', tone: 'sky' },
      { d: 'M-5-8 0-17 5-8z', tone: 'leaf' },
    ],
    before: [{ d: 'M-9 6q-5 1-6 6 4-3 8-2zM9 6q5 1 6 6-4-3-8-2z', tone: 'sky' }],
  },
  awashima: {
    ground: 7,
    behind: [HAIR],
    before: [
      { d: 'M-4-11a4 4 0 1 1 8 0 4 4 0 1 1-8 0z', tone: 'rose' },
      { d: 'M-9-8-16-11-15-8zM9-8 16-11 15-8z', tone: 'yellow' },
    ],
  },
  ebisu: {
    ground: 4,
    behind: [{ d: 'M-11-6Q-13-10-8-11L-3-18Q6-18 8-11 13-10 11-6z', tone: 'hair' }],
    before: [{ d: 'M-6 5Q-2 3 0 5 2 3 6 5 3 8 0 6-3 8-6 5z', tone: 'hair' }],
    isMerry: true,
  },
  daikoku: {
    ground: 2,
    behind: [{ d: 'M-13-5Q-15-16 0-16T13-5Q0-11-13-5z', tone: 'brown' }],
    before: [
      { d: 'M-5 8Q0 6 5 8 4 14 0 14-4 14-5 8z', tone: 'hair' },
      { d: 'M-2-14h4v4h-4z', tone: 'yellow' },
    ],
    isMerry: true,
  },
  toyo_tama: {
    ground: 4,
    behind: [HAIR],
    before: [
      { d: 'M-10-9q3-5 5 0 2-6 5-1 3-5 5 1 2-5 5 0-10-3-20 0z', tone: 'sky' },
      { d: 'M-2-14a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z', tone: 'beard' },
    ],
  },
  inari: {
    ground: 2,
    behind: [
      { d: 'M-12-3-14-18-3-9zM12-3 14-18 3-9z', tone: 'beard' },
      { d: 'M-11-6-12.5-14-6-9zM11-6 12.5-14 6-9z', tone: 'red' },
    ],
    before: [{ d: 'M-9 2-5 4-9 4.5zM9 2 5 4 9 4.5zM-2 2h4L0 4.5z', tone: 'red' }],
  },
  benten: {
    ground: 3,
    behind: [
      { d: 'M-7-10a5 5 0 1 1-4-6 5 5 0 0 1 4 6zM7-10a5 5 0 1 0 4-6 5 5 0 0 0-4 6z', tone: 'hair' },
      HAIR,
    ],
    before: [{ d: 'M-6-9-5-15-2-11 0-17 2-11 5-15 6-9z', tone: 'yellow' }],
  },
  oyama: {
    ground: 6,
    behind: [
      { d: 'M-15-4-6-14-3-10 3-18 15-4z', tone: 'silver' },
      { d: 'M3-18 7-13.5 4-12 1-14zM-6-14l2 3-4 1z', tone: 'beard' },
    ],
    before: [{ d: 'M-7-3-2-4-2-2.5-7-1.5zM7-3 2-4 2-2.5 7-1.5z', tone: 'hair' }],
  },
  uzume: {
    ground: 7,
    behind: [
      { d: 'M-12 8Q-15-14 0-15T12 8Q12-8 0-9T-12 8z', tone: 'hair' },
      { d: 'M-14-9a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM6-9a4 4 0 1 1 8 0 4 4 0 1 1-8 0z', tone: 'rose' },
    ],
    before: [],
    isMerry: true,
  },
  hotei: {
    ground: 6,
    behind: [
      { d: 'M-11 0Q-15-1-14 6-12 11-10 7zM11 0Q15-1 14 6 12 11 10 7z', tone: 'mask' },
      { d: 'M-10-5Q-10-15 0-15T10-5z', tone: 'mask' },
    ],
    before: [{ d: 'M-10.5-7Q0-12 10.5-7L10.5-4.5Q0-9.5-10.5-4.5z', tone: 'yellow' }],
    isMerry: true,
  },
  kaguya: {
    ground: 5,
    behind: [
      HAIR,
      { d: 'M-3-9V-18h6V-9zM-8-8Q-12-14-7-17-4-13-5-8zM8-8Q12-14 7-17 4-13 5-8z', tone: 'leaf' },
    ],
    before: [{ d: 'M-3-13h6v1.5h-6z', tone: 'hair' }],
  },
  fukuroku: {
    ground: 3,
    behind: [{ d: 'M-8-4Q-11-18 0-18T8-4z', tone: 'mask' }],
    before: [BEARD, { d: 'M-8-3-3-4-3-2.5-8 0zM8-3 3-4 3-2.5 8 0z', tone: 'beard' }],
  },
  bishamon: {
    ground: 7,
    behind: [
      { d: 'M-14-6-9-18-7-10 0-18 7-10 9-18 14-6z', tone: 'yellow' },
      { d: 'M-12-4Q-12-13 0-13T12-4L14 2 10-1Q9-7 0-8-9-7-10-1L-14 2z', tone: 'hair' },
    ],
    before: [{ d: 'M-7-4-2-2.5-2-1-7-2zM7-4 2-2.5 2-1 7-2z', tone: 'hair' }],
  },
  jurojin: {
    ground: 6,
    behind: [{ d: 'M-11-5-9-14H9L11-5Q0-10-11-5zM-6-14-5-18H5L6-14z', tone: 'hair' }],
    before: [BEARD],
  },
  okuni: {
    ground: 2,
    behind: [HAIR, { d: 'M-16-6 0-18 16-6Q0-12-16-6z', tone: 'yellow' }],
    before: [{ d: 'M-10-3-12 9-9 5zM10-3 12 9 9 5z', tone: 'red' }],
  },
  tsuki: {
    ground: 3,
    behind: [HAIR],
    before: [{ d: 'M-7-17A8 8 0 1 0 8-13 6.5 6.5 0 0 1-7-17z', tone: 'yellow' }],
  },
  suijin: {
    ground: 1,
    behind: [
      { d: 'M-13 4Q-13-13 0-14T13 4Q9-9 0-9T-13 4z', tone: 'hair' },
      {
        d: 'M-7-9Q-11-13-7-18-3-13-7-9zM0-11Q-4-15 0-19 4-15 0-11zM7-9Q3-13 7-18 11-13 7-9z',
        tone: 'sky',
      },
    ],
    before: [{ d: 'M-6 6Q-3 4 0 6 3 4 6 6 3 8.5 0 7-3 8.5-6 6z', tone: 'sky' }],
  },
  fujin: {
    ground: 5,
    behind: [{ d: 'M-14-5q4-9 9-4 1-8 5-7 4-1 5 7 5-5 9 4-14-7-28 0z', tone: 'beard' }],
    before: [
      { d: 'M-7-4-2-2.5-2-1-7-2zM7-4 2-2.5 2-1 7-2zM-3 4.5q3-2 6 0Q0 9-3 4.5z', tone: 'hair' },
    ],
  },
};

/** What each boat carries: as a silhouette on a grid of 24, and as it lies on a boat around the origin. */
import type { Cargo } from '../../../lib/protocol/yamatai/Cargo';

export interface CargoDrawing {
  /** Filled, in one colour. */
  readonly sign: string;
  /** Lines of the silhouette. */
  readonly joints?: string;
  /** Filled on the boat, and outlined. */
  readonly load: string;
  /** Lines on the load. */
  readonly lines?: string;
  /** What shines on it. */
  readonly light?: string;
  /** Facets that are brighter. */
  readonly facet?: string;
}

export const CARGO: Readonly<Record<Cargo, CargoDrawing>> = {
  bamboo: {
    sign: 'M5.5 3.5 8.5 2v20h-3zM10.5 5l3-1.5V22h-3zM15.5 3.5l3-1.5v20h-3z',
    joints: 'M4.8 9.5h4.4M4.8 16h4.4M9.8 11h4.4M9.8 17h4.4M14.8 9.5h4.4M14.8 16h4.4',
    load: 'M-12 4v-20l5-3V4zM-5 4v-24l5-3V4zM2 4v-20l5-3V4zM8.5 4v-15l4.5-3V4z',
    lines: 'M-12-8h5M-5-11h5M2-8h5M8.5-5H13M-12-1h5M-5-3h5M2-1h5',
  },
  wood: {
    sign: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 3.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM6.5 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 3.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM17.5 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 3.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
    load: 'M-8-10a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM8-10a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM0-21.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
    lines:
      'M-8-6a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM8-6a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM0-17.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  },
  stone: {
    sign: 'M7 3h10v8H7zM2 12.5h9.3V21H2zM12.7 12.5H22V21h-9.3z',
    load: 'M-14-8H-.8V4H-14zM.8-8H14V4H.8zM-8-19.5H8V-8H-8z',
    light: 'M-11-5h5M4-5h4M-5-16.5h5',
  },
  clay: {
    sign: 'M8 2h8v3l-1.6 1.2C18.5 8 20.5 11 20.5 14.5c0 3.3-1.8 5.8-4.5 7.5H8c-2.7-1.7-4.5-4.2-4.5-7.5C3.5 11 5.5 8 9.6 6.2L8 5z',
    load: 'M-5-20H5v4L3-14C10-11.5 12-7 12-3.5 12 0 10 2.5 7 4H-7c-3-1.5-5-4-5-7.5C-12-7-10-11.5-3-14l-2-2z',
    light: 'M-11-5q11 5 22 0',
  },
  gold: {
    sign: 'M12 1.5 21.5 12 12 22.5 2.5 12z',
    load: 'M0-22 13-8 0 5-13-8z',
    lines: 'M0-22V5M-13-8H13',
    facet: 'M0-22 13-8H0z',
  },
};

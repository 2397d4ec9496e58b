/** Signs in one colour, 24 wide around the origin. */

export interface Stroke {
  readonly d: string;
  /** Drawn as a line of this width; filled if untold. */
  readonly line?: number;
  /** In the colour of what lies below. */
  readonly isCut?: boolean;
  /** Filled only lightly. */
  readonly isWash?: boolean;
  readonly dash?: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const SIGNS = {
  helm: [
    { d: circle(0, 0, 6.2), line: 2 },
    { d: 'M0-11V11M-11 0H11M-7.8-7.8 7.8 7.8M7.8-7.8-7.8 7.8', line: 1.7 },
    { d: circle(0, 0, 2.2) },
  ],
  anchor: [
    { d: 'M0-5V10M-5-2.5H5M-9 3c0 5 4 7 9 7s9-2 9-7', line: 2.4 },
    { d: circle(0, -7.5, 2.6), line: 2.2 },
  ],
  book: [
    { d: 'M0-5C-2-8-7-9-11-7V7C-7 5-2 6 0 9 2 6 7 5 11 7V-7C7-9 2-8 0-5Z', isWash: true, line: 2 },
    { d: 'M0-5V8', line: 2 },
  ],
  step: [{ d: 'M0-7-6 10M0-7 6 10M-4.2 3.5Q0 6 4.2 3.5', line: 2.2 }, { d: circle(0, -8, 2.6) }],
  draw: [
    { d: 'M-4-5c-6 4-7 15-1 15H5c6 0 5-11-1-15ZM-5-10H5L3.5-6.5h-7Z' },
    { d: 'M0 6.500V-.5M-3 2.200 0-.8l3 3', line: 2, isCut: true },
  ],
  lay: [
    { d: 'M-11 5-8 0h5l3 5-3 5h-5ZM0 5 3 0h5l3 5-3 5H3Z' },
    { d: 'M0-11V-3M-3.2-6 0-2.600 3.200-6', line: 2.2 },
  ],
  boat: [{ d: 'M-10 3H10L6.5 9.500h-13ZM-.5-10V1H-8Zm2 3L8 1H1.500Z' }],
  small: [{ d: 'M0-9 10 0H7.500V9h-5V3h-5v6h-5V0H-10Z' }],
  large: [
    { d: 'M-5-10 1-4V-6l4-4 6 5.500V9H-11V-4Z' },
    { d: 'M-7 0h3v3h-3ZM4 0h3v3H4ZM-2 3h4v6h-4Z', isCut: true },
  ],
  fortress: [{ d: 'M-10-9h4v3h3.500v-3h5v3H6v-3h4V9H3V4a3 3 0 0 0-6 0v5h-7Z' }],
  statue: [
    { d: 'M-7 10V6H7v4ZM-4.500 5-4-1.500C-6-3-5-10 0-10.500 5-10 6-3 4-1.500L4.500 5Z' },
    { d: 'M-2.500-5h1.800M.7-5h1.800M0-4.500V-2', line: 1.3, isCut: true },
  ],
  ruin: [
    { d: 'M-10 9H10M-7 8V-5l2-3 2 2V8M3 8V0l2-1 2 2V8', line: 2.3 },
    { d: 'M-5-3V8M5 2V8', line: 1.2 },
  ],
  lid: [
    { d: 'M-10-5a2 2 0 0 1 2-2H8a2 2 0 0 1 2 2V5a2 2 0 0 1-2 2H-8a2 2 0 0 1-2-2Z' },
    { d: 'M-3.500-7V7M3.500-7V7M-10-2.500l20 5', line: 1.4, isCut: true },
  ],
  cargo: [{ d: 'M-11 3H11L8 10H-8ZM-9 1V-4h5v5ZM-3 1V-9h5V1ZM4 1V-5h5v6Z' }],
  hat: [
    { d: 'M-11 4C-6-1-6-8 0-8s6 7 11 12C6 8-6 8-11 4Z' },
    { d: 'M-6.500 2.500C-3 4.500 3 4.500 6.500 2.500', line: 1.7, isCut: true },
  ],
  islet: [
    { d: 'M-11 8C-8 2 8 2 11 8Z' },
    { d: 'M0 4C1 0 1-3 0-5', line: 2 },
    {
      d: 'M0-5C-3-9-7-8-8-4-5-6-3-6 0-5ZM0-5C3-9 7-8 8-4 5-6 3-6 0-5ZM0-5C-2-9 1-11 3-11 2-9 1-8 0-5Z',
    },
  ],
  any: [
    { d: 'M-8-5 0-9l8 4V5L0 9l-8-4Z', line: 2 },
    { d: 'M-2.500-2.500a2.600 2.600 0 1 1 3.800 2.300Q0 .5 0 2', line: 1.9 },
    { d: circle(0, 5, 1.2) },
  ],
  store: [
    { d: 'M-9 1V9H9V1', line: 2.3 },
    { d: 'M0-10V4M-4 0 0 4.200 4 0', line: 2.3 },
  ],
  stall: [
    {
      d: 'M-10-9H10L11-2a2.700 2.700 0 0 1-5.500 0 2.700 2.700 0 0 1-5.500 0 2.700 2.700 0 0 1-5.500 0A2.700 2.700 0 0 1-11-2Z',
    },
    { d: 'M-8 1V9.500M8 1V9.500M-8 5H8', line: 2 },
  ],
  trade: [{ d: 'M-9-4H8M4-8.500 8.500-4 4 .5M9 5H-8M-4 .5-8.500 5-4 9.500', line: 2.3 }],
  card: [
    {
      d: 'M-4.500-10h9A2.500 2.500 0 0 1 7-7.500v15A2.500 2.500 0 0 1 4.500 10h-9A2.500 2.500 0 0 1-7 7.500v-15A2.500 2.500 0 0 1-4.500-10Z',
      line: 2.2,
    },
    { d: 'm0-6 1.500 3.500L5-2 2 .5 3 4 0 2-3 4-2 .5-5-2l3.500-.5Z' },
  ],
  hire: [
    { d: circle(-3, -5, 4) },
    { d: 'M-10 10C-10 2 4 2 4 10Z' },
    { d: 'M8-7V1M4-3h8', line: 2.2 },
  ],
  worker: [{ d: circle(0, -5, 5) }, { d: 'M-9 11C-9 2-5 1 0 1S9 2 9 11Z' }],
  special: [
    { d: 'M-9 11V4q0-3 3-3H6q3 0 3 3v7ZM-4.500 0v-6h9v6ZM-10-5.500C-6-7-6-11 0-11S6-7 10-5.500Z' },
  ],
  level: [{ d: 'M0-9 9-4.500 0 0-9-4.500ZM-9 0 0 4.500 9 0M-9 4.500 0 9 9 4.500', line: 2 }],
  area: [
    { d: 'M-11-3-8-8h5l3 5-3 5h-5ZM0-3 3-8h5l3 5-3 5H3ZM-5.500 6l3-4.500h5l3 4.500-3 4.500h-5Z' },
  ],
  uncharted: [
    { d: 'M-5-8.500H5L10 0 5 8.500H-5L-10 0Z', line: 2.2, dash: '4 3' },
    { d: circle(0, 0, 2) },
  ],
  copy: [{ d: 'M-9-9H3V3H-9ZM-3 9H9V-3', line: 2.2 }],
  check: [{ d: 'm-7 1 4.500 4.500L7-5', line: 2.6 }],
  cross: [{ d: 'M-6-6 6 6M6-6-6 6', line: 2.6 }],
  master: [
    { d: circle(0, -5, 3.6) },
    { d: 'M-5-8.500H5V-10.500H-5ZM-6 10C-6 3-4-1 0-1s6 4 6 11Z' },
  ],
  passage: [{ d: 'M-9 3 0-4 9 3M-9 10 0 3 9 10', line: 2.4 }],
  fee: [
    { d: 'M-10-2a4 4 0 0 1 4-4H6a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4H-6a4 4 0 0 1-4-4Z', line: 2 },
    { d: circle(0, 0, 2.6) },
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type SymbolName = keyof typeof SIGNS;
export const SYMBOLS: Readonly<Record<SymbolName, readonly Stroke[]>> = SIGNS;

/** Flags above the spaces of the special-action track: who stands there, first in order first. */

/** The drawing: its size, the middle of the spaces, how far they are apart, how high flags are. */
export const TRACK = { width: 580, height: 64, middle: 50, space: 27.5, flag: 28 } as const;

const FIRST = 15;
/** A number and a disc. */
const DISC = 34;
const PADDING = 10;
const APART = 3;
/** Room for a caption beside the flags. */
const CAPTION = 350;

export interface Flag {
  readonly space: number;
  readonly left: number;
  readonly right: number;
  /** Path data: a pill with a tip that points at the space. */
  readonly line: string;
  readonly discs: readonly { seat: number; place: number; x: number }[];
}

export function spaceMiddle(space: number): number {
  return FIRST + space * TRACK.space;
}

/** One flag for each space on which somebody stands; flags never lie over one another. */
export function flagsOf(order: readonly number[], positionOf: (seat: number) => number): Flag[] {
  const spaces = [...new Set(order.map(positionOf))].sort((a, b) => a - b);
  const widths = spaces.map((space) => {
    const many = order.filter((seat) => positionOf(seat) === space).length;
    return many * DISC + PADDING;
  });
  const lefts = spread(
    spaces.map((space, n) => spaceMiddle(space) - (widths[n] ?? 0) / 2),
    widths,
  );
  return spaces.map((space, n) => {
    const [left, right] = [lefts[n] ?? 0, (lefts[n] ?? 0) + (widths[n] ?? 0)];
    const seats = order.filter((seat) => positionOf(seat) === space);
    const discs = seats.map((seat, at) => ({
      seat,
      place: order.indexOf(seat) + 1,
      x: left + PADDING / 2 + 8 + at * DISC,
    }));
    return { space, left, right, line: lineOf(left, right, spaceMiddle(space)), discs };
  });
}

/** Moved to the right where they would overlap, and back from the end of the drawing. */
function spread(wanted: readonly number[], widths: readonly number[]): number[] {
  const lefts: number[] = [];
  let free = 1;
  for (const [n, want] of wanted.entries()) {
    lefts.push(Math.max(free, want));
    free = (lefts[n] ?? 0) + (widths[n] ?? 0) + APART;
  }
  let end = TRACK.width - 1;
  for (let n = lefts.length - 1; n >= 0; n -= 1) {
    lefts[n] = Math.min(lefts[n] ?? 0, end - (widths[n] ?? 0));
    end = (lefts[n] ?? 0) - APART;
  }
  return lefts;
}

/** The side on which no flag is in the way of a caption. */
export function freeSide(flags: readonly Flag[]): 'left' | 'right' | null {
  if (flags.every(({ right }) => right < TRACK.width - CAPTION)) return 'right';
  return flags.every(({ left }) => left > CAPTION) ? 'left' : null;
}

function lineOf(left: number, right: number, at: number): string {
  const [top, bottom, round] = [1, TRACK.flag, 11];
  // The tip stays within the straight part of the lower edge.
  const foot = Math.max(left + round + 6, Math.min(right - round - 6, at));
  return [
    `M${left + round} ${top}H${right - round}`,
    `A${round} ${(bottom - top) / 2} 0 0 1 ${right - round} ${bottom}`,
    `H${foot + 6}L${at} ${bottom + 8}L${foot - 6} ${bottom}H${left + round}`,
    `A${round} ${(bottom - top) / 2} 0 0 1 ${left + round} ${top}Z`,
  ].join('');
}

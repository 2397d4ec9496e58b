/** Points by round as lines on a sheet. */
export interface Sheet {
  width: number;
  height: number;
  /** Around the lines: numbers at the left, rounds below, names at the right. */
  margin: { left: number; right: number; top: number; bottom: number };
}

export interface Axis {
  least: number;
  most: number;
  ticks: number[];
}

/** Round numbers that enclose all points. */
export function axis(points: readonly number[]): Axis {
  const least = Math.min(0, ...points);
  const most = Math.max(10, ...points);
  const range = most - least;
  const step = range > 100 ? 50 : range > 40 ? 20 : range > 20 ? 10 : 5;
  const first = Math.floor(least / step) * step;
  const last = Math.ceil(most / step) * step;
  const ticks = Array.from(
    { length: (last - first) / step + 1 },
    (_, index) => first + index * step,
  );
  return { least: first, most: last, ticks };
}

export function place({ width, height, margin }: Sheet, { least, most }: Axis, rounds: number) {
  const inner = {
    width: width - margin.left - margin.right,
    height: height - margin.top - margin.bottom,
  };
  return (round: number, points: number) => ({
    x: margin.left + (rounds > 1 ? round / (rounds - 1) : 0.5) * inner.width,
    y: margin.top + (1 - (points - least) / (most - least)) * inner.height,
  });
}

/** Rounds whose numbers stand below the graph: all that have room, the first and the last among them. */
export function labelled(rounds: number, room: number): number[] {
  const step = Math.max(1, Math.ceil((rounds - 1) / Math.max(1, room - 1)));
  const all = Array.from({ length: rounds }, (_, at) => at).filter((at) => at % step === 0);
  const last = rounds - 1;
  if (all.at(-1) === last) return all;
  // The last pushes away one that would stand too near to it.
  return [...all.filter((at) => last - at >= step / 1.5), last];
}

/** Heights for labels as near to their lines as can be, none on another, none below `floor`. */
export function spread(heights: readonly number[], apart: number, floor: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => at(a) - at(b) || a - b);
  const placed = [...heights];
  order.forEach((index, nth) => {
    const above = order[nth - 1];
    if (above !== undefined) placed[index] = Math.max(at(index), (placed[above] ?? 0) + apart);
  });
  let limit = floor;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - apart;
  }
  return placed;

  function at(index: number): number {
    return heights[index] ?? 0;
  }
}

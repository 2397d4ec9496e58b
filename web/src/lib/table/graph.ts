/** Points by round as lines on a sheet. */
export interface Sheet {
  width: number;
  height: number;
  margin: number;
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
  const step = most - least > 40 ? 20 : most - least > 20 ? 10 : 5;
  const first = Math.floor(least / step) * step;
  const last = Math.ceil(most / step) * step;
  const ticks = Array.from(
    { length: (last - first) / step + 1 },
    (_, index) => first + index * step,
  );
  return { least: first, most: last, ticks };
}

export function place(sheet: Sheet, { least, most }: Axis, rounds: number) {
  const inner = { width: sheet.width - 2 * sheet.margin, height: sheet.height - 2 * sheet.margin };
  return (round: number, points: number) => ({
    x: sheet.margin + (rounds > 1 ? round / (rounds - 1) : 0.5) * inner.width,
    y: sheet.margin + (1 - (points - least) / (most - least)) * inner.height,
  });
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

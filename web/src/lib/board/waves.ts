/** Patterns of waves: how large a piece is, and what is drawn on it. */

/** A line that rises and falls along the piece. */
export function swell(width: number, line: number) {
  const [quarter, eighth] = [width / 4, width / 8];
  const d = `M0 ${quarter}q${eighth}-${eighth} ${quarter} 0t${quarter} 0 ${quarter} 0 ${quarter} 0`;
  return { width, height: width / 2, d, line };
}

const SCALE = 52;

/** Scales: arcs within arcs, every other row between those below; `rings` of them. */
export function scales(rings: 2 | 3, line: number) {
  const middles = [
    [0, SCALE / 2],
    [SCALE, SCALE / 2],
    [SCALE / 2, SCALE / 4],
    [SCALE / 2, (SCALE * 3) / 4],
  ] as const;
  const radii = [26, 17, 8].slice(0, rings);
  const arc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r / 2} 0 0 1 ${2 * r} 0`;
  const d = middles.flatMap(([x, y]) => radii.map((r) => arc(x, y, r))).join('');
  return { width: SCALE, height: SCALE / 2, d, line };
}

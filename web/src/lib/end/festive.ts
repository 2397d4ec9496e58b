/** Where bunting hangs, and what falls. */
import { short } from '../board/geometry';

const SPAN = 410;
const SAG = 19;
const FLAG = 27;
/** Falling hexagons: so many at the most, fewer where there is less room. */
const MOST = 130;

/** Strings of flags side by side, with flags of three colours by turns. */
export function flags(width: number) {
  const count = Math.max(1, Math.round(width / SPAN));
  const span = width / count;
  return Array.from({ length: count }, (_, n) => {
    const from = n * span;
    const many = Math.max(3, Math.round(span / FLAG));
    return {
      line: `M${short(from)} 3Q${short(from + span / 2)} ${3 + SAG * 2} ${short(from + span)} 3`,
      triangles: Array.from({ length: many }, (_, flag) => {
        const along = (flag + 0.5) / many;
        const y = 3 + SAG * 4 * along * (1 - along);
        return {
          d: `M${short(from + span * along - 9)} ${short(y - 1)}h18l-9 19z`,
          tone: flag % 3,
        };
      }),
    };
  });
}

export interface Falling {
  /** In hundredths of the width. */
  readonly x: number;
  readonly size: number;
  readonly tone: number;
  readonly delay: number;
  readonly lasts: number;
  readonly turn: number;
}

/** All of them have landed after two and a half seconds. */
export function falling(width: number): Falling[] {
  // The same every time: a picture of this page is the same as the last one.
  let seed = 7;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const count = Math.min(MOST, Math.round(width / 9));
  return Array.from({ length: count }, (_, n) => ({
    x: short(15 + next() * 70),
    size: short(6 + next() * 8),
    tone: n % 5,
    delay: Math.round(next() * 900),
    lasts: Math.round(1100 + next() * 500),
    turn: Math.round(next() * 240 - 120),
  }));
}

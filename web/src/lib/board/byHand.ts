/** Lines and scatter as if drawn by hand: smooth, and moved by a chance that is the same each time. */
import { type Point, short } from './geometry';

/** Numbers from 0 to 1 that are the same for the same seed. */
export function chances(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Path data of a closed line through all points, without corners (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const at = (n: number) => points[(n + points.length) % points.length] as Point;
  const write = (x: number, y: number) => `${short(x)} ${short(y)}`;
  const curves = points.map((from, n) => {
    const [before, to, after] = [at(n - 1), at(n + 1), at(n + 2)];
    const leave = write(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const arrive = write(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    return `C${leave} ${arrive} ${write(to.x, to.y)}`;
  });
  return `M${write(at(0).x, at(0).y)}${curves.join('')}Z`;
}

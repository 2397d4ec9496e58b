/** Luck and play of one player in whole hundredths, so that they are seen to add up. */
import type { LuckAndPlay } from '../protocol/LuckAndPlay';

export interface Balance {
  readonly seat: number;
  readonly start: number;
  readonly luck: number;
  readonly play: number;
  readonly result: number;
}

/** Start, luck and play make the result also when rounded: play, the largest as a rule, takes the rest. */
export function balanceOf({ seat, start, luck, result }: LuckAndPlay): Balance {
  const [from, by, to] = [start, luck, result].map((share) => Math.round(share * 100));
  const whole = { start: from ?? 0, luck: (by ?? 0) + 0, result: to ?? 0 };
  return { seat, ...whole, play: whole.result - whole.start - whole.luck };
}

/** How long the longest bar is. */
export function longest(all: readonly Balance[]): number {
  return Math.max(1, ...all.flatMap(({ luck, play }) => [Math.abs(luck), Math.abs(play)]));
}

/** What changes less than this is not worth a word. */
const NOTABLE = 5;

/** Which way something went, as the sentence asks for it. */
export function way(change: number): 'up' | 'down' | 'even' {
  if (change >= NOTABLE) return 'up';
  return change <= -NOTABLE ? 'down' : 'even';
}

/** Chances to win: of a hundred matches so many, and all of them on top of each other. */
import type { ChancesAt } from '../protocol/ChancesAt';

/** Whole numbers that add up as the chances do, to 100 where everybody is counted. */
export function inHundred(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => chance * 100);
  const whole = exact.map(Math.floor);
  const missing = Math.round(sum(exact)) - sum(whole);
  // Who lost most by rounding down gets it back first.
  const order = exact
    .map((value, seat) => ({ seat, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.seat - b.seat);
  for (const { seat } of order.slice(0, missing)) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}

/** Every moment once: of several opinions about one, the last. */
export function courseOf(chances: readonly ChancesAt[]): ChancesAt[] {
  return chances.filter(({ entry }, at) => chances[at + 1]?.entry !== entry);
}

/** Which moment of the course shows this entry: the last that is not behind it. */
export function momentAt(course: readonly ChancesAt[], entry: number): number {
  const behind = course.findIndex((one) => one.entry > entry);
  return behind < 0 ? course.length - 1 : Math.max(0, behind - 1);
}

/** Seats from the bottom up: mine lies below, so that its height is my share. */
export function fromBelow(seats: number, mine: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return mine === null ? all : [mine, ...all.filter((seat) => seat !== mine)];
}

export interface Area {
  readonly seat: number;
  /** Where it begins and ends at each moment, from 0 to 1. */
  readonly floor: readonly number[];
  readonly top: readonly number[];
}

export function areasOf(course: readonly ChancesAt[], order: readonly number[]): Area[] {
  let floor = course.map(() => 0);
  return order.map((seat) => {
    const below = floor;
    floor = below.map((share, at) => Math.min(1, share + (course[at]?.chances[seat] ?? 0)));
    return { seat, floor: below, top: floor };
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** How much of what I must decide has room beside my sheet: nothing that can be chosen may be cut off. */
import type { View } from '../../../lib/protocol/amerigo/View';

/** All of it; without the tower; or the other actions as signs in one row only. */
export type Shown = 'all' | 'rows' | 'strip';

/** What stands open below the chosen action. */
export type Opened = 'nothing' | 'post' | 'sail' | 'track' | 'plan' | 'build' | 'buy' | 'pick';

/** Pixels that each needs, asides included; measured in the wordier of both languages. */
const OPENED: Readonly<Record<Exclude<Opened, 'pick'>, number>> = {
  nothing: 0,
  post: 140,
  sail: 116,
  track: 150,
  plan: 260,
  build: 160,
  buy: 120,
};
const PICK = 52;
const HEAD = 46;
const TOWER = 64;
const ROW = 34;
const TALL_ROW = 45;
const GAP = 10;

const BY_COLOUR = {
  blue: 'sail',
  black: 'track',
  red: 'plan',
  brown: 'track',
  green: 'build',
  yellow: 'buy',
  white: 'track',
} as const;

export function openedIn({ step, doing }: Pick<View, 'step' | 'doing'>, isMine: boolean): Opened {
  if (!isMine || step === 'choose') return 'nothing';
  if (step === 'pick') return 'pick';
  if (doing?.post) return 'post';
  return doing?.colour ? BY_COLOUR[doing.colour] : 'nothing';
}

/** What fits into `height`; `rows` to choose from, `picks` markers, rows being taller in a wide window. */
export function shownIn(
  height: number,
  opened: Opened,
  { rows, picks, isTall }: { rows: number; picks: number; isTall: boolean },
): Shown {
  const open = opened === 'pick' ? picks * PICK : OPENED[opened];
  const listed = HEAD + rows * (isTall ? TALL_ROW : ROW) + open;
  if (listed + TOWER + GAP <= height) return 'all';
  return listed <= height ? 'rows' : 'strip';
}

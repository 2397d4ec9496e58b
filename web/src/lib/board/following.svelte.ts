/** The camera follows the decision: a board says where something can be done. */
import { untrack } from 'svelte';
import { lookAt } from './camera';
import type { Box, Point } from './geometry';
import { around } from './pane';
import type { Size } from './zoom';

export interface Aim {
  /** Names the decision; whoever looks elsewhere is let alone until there is another one. */
  readonly decision: string;
  /** What can be pointed at, as it lies in the pane that shows the whole board; nothing for all of it. */
  readonly spots: readonly Box[];
  /** Where one comes from. */
  readonly near?: Point | undefined;
  /** How large the pane is. */
  readonly size: Size;
  /** How many pixels at its right are covered. */
  readonly covered?: number;
}

/** To be called while a component is made; `null` leaves the look to the player. */
export function following(board: () => Aim | null): void {
  const pane = around();
  $effect(() => {
    const aim = board();
    if (!aim) return;
    const { decision, spots, size, near, covered } = aim;
    untrack(() => pane.follow(decision, lookAt(spots, size, near, covered)));
  });
}

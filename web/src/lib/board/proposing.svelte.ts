/** Tells the shell what is held over the board, so that its button can put it down. */
import type { Play, Proposal } from '../../games/game';

interface Proposing {
  readonly play: Pick<Play<never, never>, 'propose'> | null;
  readonly proposal: Proposal | null;
}

/** To be called while a component is made; ends with it. */
export function proposing(board: () => Proposing): void {
  $effect(() => {
    const { play, proposal } = board();
    play?.propose(proposal);
    return () => play?.propose(null);
  });
}

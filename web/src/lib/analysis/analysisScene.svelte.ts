/** The board at a moment of an analysis, with what was done there and what would have been better. */
import type { HintMark } from '../../games/game';
import type { Deed } from '../protocol/Deed';
import type { TurningPoint } from '../protocol/TurningPoint';
import { ReplayScene } from '../table/replayScene.svelte';
import { text } from '../text/text.svelte';

export class AnalysisScene extends ReplayScene {
  point = $state.raw<TurningPoint | null>(null);

  /** In front of a decision nothing but the decision is pointed out. */
  override lastEvents = $derived.by(() =>
    this.point?.played ? [] : (this.position?.events ?? []),
  );

  #marks = $derived.by((): HintMark[] => {
    const { point } = this;
    // The better one last, so that it lies on top.
    return [
      ...this.#markOf(point?.played ?? null, 2, 'ui-analysis-played'),
      ...this.#markOf(point?.better ?? null, 1, 'ui-analysis-better'),
    ];
  });

  override get hintMarks(): readonly HintMark[] {
    return this.#marks;
  }

  #markOf(deed: Deed | null, rank: number, name: string): HintMark[] {
    const { game } = this;
    if (!deed || !game) return [];
    const targets = deed.events.flatMap((event) => game.targets(event));
    return [{ rank, name: text(name), targets }];
  }
}

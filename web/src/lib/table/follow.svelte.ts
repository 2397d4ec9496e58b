/** Lets a table show what others do, as it happens. */
import { untrack } from 'svelte';
import { stepsOf } from './playback.svelte';
import type { TableScene } from './tableScene.svelte';

/** To be called while a component is made; ends with it. */
export function followOthers(scene: TableScene): void {
  // Before the table is drawn, or the end of it would be seen first.
  $effect.pre(() => {
    const { news, table } = scene.match.state;
    if (!table) return;
    untrack(() => {
      if (news.length === 0) return scene.playback.rest(table);
      const mine = scene.mine.map((one) => one.seat);
      scene.playback.take(stepsOf(news, table), mine);
    });
  });

  // Whoever acts has seen enough.
  $effect.pre(() => {
    if (scene.mine.some((one) => one.draft.length > 0)) untrack(() => scene.playback.skip());
  });

  $effect(() => () => scene.playback.skip());
}

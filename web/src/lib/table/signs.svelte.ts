/** What a table tells without being looked at: by ear, on the tab, by a message, to a screen reader. */
import { untrack } from 'svelte';
import { announce } from '../announce.svelte';
import { notify } from '../notices';
import { settings } from '../settings.svelte';
import { play } from '../sound/sound';
import { spoken } from '../talk/talk.svelte';
import { text, words } from '../text/text.svelte';
import type { TableScene } from './tableScene.svelte';
import { forgetTurn, showTurn } from './turnSign';

/** To be called while a component is made; ends with it. */
export function giveSigns(scene: TableScene): void {
  $effect(() => {
    showTurn(scene.isMyTurn);
    return forgetTurn;
  });

  // A sound when it becomes my turn, not when it still is.
  let wasMyTurn = true;
  $effect(() => {
    const isNew = scene.isMyTurn && !wasMyTurn;
    wasMyTurn = scene.isMyTurn;
    if (isNew) untrack(() => callToTable(scene));
  });

  readOut(scene);

  // What happened is said, once.
  $effect(() => {
    const { news } = scene.match.state;
    if (!scene.game || news.length === 0) return;
    untrack(() => {
      const events = news.flatMap((told) => told.events);
      announce(events.flatMap((event) => heard(scene, event)).join(' '));
    });
  });
}

/** What others say is read out when it is said, unless it is not wanted. */
function readOut({ talk }: TableScene): void {
  let heard: number | null = null;
  $effect(() => {
    const lines = talk.lines;
    const last = lines.at(-1)?.line ?? -1;
    const isKnown = talk.rules !== null;
    untrack(() => {
      const since = heard;
      if (isKnown) heard = Math.max(last, since ?? -1);
      if (since === null || talk.isHidden) return;
      const fresh = lines.filter((line) => line.line > since && !talk.isMine(line));
      if (fresh.length === 0) return;
      const said = fresh.map(({ name, words: said }) =>
        text('ui-talk-said', { name, words: spoken(said) }),
      );
      announce(said.join(' '));
    });
  });
}

/** An event as a sentence; a moment by its word first, for those who cannot see it. */
function heard(scene: TableScene, event: unknown): string[] {
  const moment = scene.game?.moment(event, scene.whole, text);
  const sentence = scene.told(event);
  return moment ? [moment.text, sentence] : [sentence];
}

function callToTable({ summary, prompt, match }: TableScene): void {
  play('turn');
  if (!settings.now.notices || !summary) return;
  const title = `${text('ui-your_turn')} · ${words.now.gameName(summary.game)}`;
  notify(title, prompt.sentence, match.id);
}

/** What a call says, left where the service worker finds it: it has no sentences of its own. */
import { lobby } from '../lobby.svelte';
import { text, words } from '../text/text.svelte';

export async function leaveWords(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const games = Object.fromEntries(lobby.games.map(({ id }) => [id, words.now.gameName(id)]));
  const said = JSON.stringify({ title: text('ui-your_turn'), games });
  const kept = await caches.open('skerry-calls');
  await kept.put('/calls-words.json', new Response(said));
}

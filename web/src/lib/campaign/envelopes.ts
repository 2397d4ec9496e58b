/** What opened envelopes hold is loaded when it is needed, and said in any language from then on. */
import type { GameModule } from '../../games/game';
import { api } from '../net/api';
import type { Envelope } from '../protocol/Envelope';
import { settings } from '../settings.svelte';
import { addTexts, dropTexts } from '../text/text.svelte';

/**
 * Whose envelopes lie open on this page: another group may not have come as far, and when an
 * earlier game is looked at again it is drawn and told as it was then.
 */
let current: { campaign: string | null; loaded: Map<number, Promise<void>> } | null = null;

/**
 * From now on the first `chapters` of a campaign can be drawn and talked about; without one, as
 * far as I have opened them in any.
 */
export async function useEnvelopes(
  game: GameModule,
  campaign: string | null,
  chapters: number,
): Promise<void> {
  const last = Math.max(0, ...(current?.loaded.keys() ?? []));
  if (!current || current.campaign !== campaign || last > chapters) {
    game.close?.();
    for (const chapter of current?.loaded.keys() ?? []) dropTexts(partOf(chapter));
    current = { campaign, loaded: new Map() };
  }
  const { loaded } = current;
  for (let chapter = 1; chapter <= chapters; chapter += 1) {
    if (!loaded.has(chapter)) loaded.set(chapter, load(game, campaign, chapter, loaded));
  }
  await Promise.all(loaded.values());
}

const partOf = (chapter: number) => `envelope ${chapter}`;

async function load(
  game: GameModule,
  campaign: string | null,
  chapter: number,
  loaded: Map<number, Promise<void>>,
): Promise<void> {
  const asked = new Map<string, Promise<Envelope>>();
  const ask = (language: string) => {
    const known =
      asked.get(language) ??
      (campaign === null
        ? api.ownEnvelope(game.id, chapter, language)
        : api.envelope(campaign, chapter, language));
    asked.set(language, known);
    return known;
  };
  try {
    const envelope = await ask(settings.now.language);
    game.open?.(envelope);
    await addTexts(partOf(chapter), async (language) => [(await ask(language)).texts]);
  } catch (trouble) {
    loaded.delete(chapter);
    throw trouble;
  }
}

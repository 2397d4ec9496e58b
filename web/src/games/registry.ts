/** Every game that can be shown, one line each. What it brings is loaded when it is needed. */
import type { Component } from 'svelte';
import type { Redraw } from '../lib/dice/check';
import { addTexts } from '../lib/text/text.svelte';
import type { GameModule, Guide } from './game';

const GAMES: Readonly<Record<string, Parts>> = {
  amerigo: partsOf('amerigo'),
  'cooper-island': partsOf('cooper-island'),
  'my-island': partsOf('my-island'),
  yamatai: partsOf('yamatai'),
};

interface Parts {
  readonly module: () => Promise<GameModule>;
  readonly cover: () => Promise<Component>;
  readonly texts: () => Promise<void>;
  readonly reasons: () => Promise<void>;
  readonly guide: () => Promise<Guide>;
  /** Only where every draw can be made once more here. */
  readonly redraw: (() => Promise<Redraw>) | undefined;
}

/** What lies in a game's folder beside this file; its crate has the same name. */
function partsOf(id: string): Parts {
  const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
  const covers = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default' });
  const guides = import.meta.glob<Guide>('./*/guide/index.ts', { import: 'default' });
  const redraws = import.meta.glob<Redraw>('./*/draws.ts', { import: 'default' });
  const texts = import.meta.glob<string>(
    [
      './*/text/*.ftl',
      './*/guide/*.ftl',
      '../../../crates/*/text/*.ftl',
      '../../../crates/skerry-catalog/src/games/*/eval/*.ftl',
    ],
    { query: '?raw', import: 'default' },
  );
  const adding = (name: string, folders: readonly string[]) =>
    once(() =>
      addTexts(name, (language) =>
        Promise.all(folders.map((folder) => found(texts, `${folder}/${language}.ftl`))),
      ),
    );
  const sentences = adding(id, [`../../../crates/${id}/text`, `./${id}/text`]);
  const explained = adding(`${id}/guide`, [`./${id}/guide`]);
  const opinion = `../../../crates/skerry-catalog/src/games/${id.replaceAll('-', '_')}/eval`;
  const guide = once(() => found(guides, `./${id}/guide/index.ts`));
  const module = once(() => found(modules, `./${id}/index.ts`));
  return {
    module: async () => (await Promise.all([module(), sentences()]))[0],
    cover: once(() => found(covers, `./${id}/Cover.svelte`)),
    texts: sentences,
    reasons: adding(`${id}/reasons`, [opinion]),
    guide: async () => (await Promise.all([guide(), sentences(), explained()]))[0],
    redraw: redraws[`./${id}/draws.ts`],
  };
}

async function found<T>(files: Record<string, () => Promise<T>>, file: string): Promise<T> {
  const load = files[file];
  if (!load) throw new Error(`${file} is missing`);
  return load();
}

/** Loads it once; what failed is tried again the next time. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((trouble) => {
      loading = null;
      throw trouble;
    });
    return loading;
  };
}

/** Whether this app has a table for a game; a game may be in the command line before it has one. */
export function isShown(id: string): boolean {
  return Object.hasOwn(GAMES, id);
}

/** Games whose matches go on from each other. */
const CAMPAIGNS: ReadonlySet<string> = new Set(['my-island']);

export function hasCampaign(id: string): boolean {
  return CAMPAIGNS.has(id);
}

/** What a game brings to the browser, its sentences included; `null` if this app does not know it. */
export async function loadGame(id: string): Promise<GameModule | null> {
  return (await GAMES[id]?.module()) ?? null;
}

/** The picture of a game on the home page. */
export async function loadCover(id: string): Promise<Component | null> {
  return (await GAMES[id]?.cover()) ?? null;
}

/** From now on the sentences of a game can be said. */
export async function loadTexts(id: string): Promise<void> {
  await GAMES[id]?.texts();
}

/** From now on the reasons of a game's bots can be said. */
export async function loadReasons(id: string): Promise<void> {
  await GAMES[id]?.reasons();
}

/** How a game is explained, with all its sentences; `null` if this app does not know it. */
export async function loadGuide(id: string): Promise<Guide | null> {
  return (await GAMES[id]?.guide()) ?? null;
}

/** How the draws of a game follow from its dice; `null` where only the server's rules tell. */
export async function loadRedraw(id: string): Promise<Redraw | null> {
  return (await GAMES[id]?.redraw?.()) ?? null;
}

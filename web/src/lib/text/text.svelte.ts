/** The sentences of the language that is chosen; switched without reload. */
import { type Language, settings } from '../settings.svelte';
import { type Args, Texts } from './format';

/** The sentences of one part in a language. */
type Sources = (language: Language) => Promise<readonly string[]>;

const PAGES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./languages/en'),
  de: () => import('./languages/de'),
};

/** The pages, and every game that was opened. */
const parts = new Map<string, Sources>([
  ['pages', async (language) => (await PAGES[language]()).default],
]);

/** Read anew for each sentence, so that pages follow the setting. */
const hasCoordinates = () => settings.now.coordinates;

let texts = $state.raw(new Texts('en', [], hasCoordinates));

let current: Language = 'en';

/** Puts together all that can be said now. */
async function say(): Promise<void> {
  const language = current;
  const sources = await Promise.all([...parts.values()].map((part) => part(language)));
  // Meanwhile somebody may have chosen another one.
  if (language === current) texts = new Texts(language, sources.flat(), hasCoordinates);
}

export async function loadLanguage(language: Language): Promise<void> {
  const before = current;
  current = language;
  try {
    await say();
  } catch (trouble) {
    current = before;
    throw trouble;
  }
  document.documentElement.lang = language;
}

export async function switchLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  settings.set({ language });
}

/** Sentences that are needed from now on, in this and in any other language. */
export async function addTexts(name: string, sources: Sources): Promise<void> {
  // A part that cannot be loaded must not keep the others from another language.
  await sources(current);
  parts.set(name, sources);
  await say();
}

/** Sentences that are not for whoever looks now. */
export function dropTexts(name: string): void {
  parts.delete(name);
}

/** All sentences; reading it in a component follows the language. */
export const words = {
  get now(): Texts {
    return texts;
  },
};

export function text(id: string, args?: Args): string {
  return texts.say(id, args);
}

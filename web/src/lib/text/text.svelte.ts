/** The sentences of the language that is chosen; switched without reload. */
import { type Language, settings } from '../settings.svelte';
import { type Args, Texts } from './format';

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./languages/en'),
  de: () => import('./languages/de'),
};

let texts = $state.raw(new Texts('en', []));

export async function loadLanguage(language: Language): Promise<void> {
  const { default: sources } = await LOADERS[language]();
  texts = new Texts(language, sources);
  document.documentElement.lang = language;
}

export async function switchLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  settings.set({ language });
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

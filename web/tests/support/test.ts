/** `test` with what every spec needs: chosen settings, and a table to play at. */
import { type BrowserContext, test as base } from '@playwright/test';
import { Table } from './table';
import { type Language, type Words, wordsOf } from './words';

export { expect } from '@playwright/test';

export interface Choices {
  language: Language;
  theme: 'light' | 'dark';
}

interface Parts {
  words: Words;
  table: Table;
}

/** Settings of a device that has been here before; nothing moves, so nothing is waited for. */
export async function settle(context: BrowserContext, { language, theme }: Choices): Promise<void> {
  const settings = { language, theme, speed: 'off', confirm: 'always', sounds: false };
  await context.addInitScript((first) => {
    if (localStorage.getItem('skerry-settings') === null) {
      localStorage.setItem('skerry-settings', first);
    }
  }, JSON.stringify(settings));
}

export const test = base.extend<Choices & Parts>({
  language: ['en', { option: true }],
  theme: ['light', { option: true }],
  context: async ({ context, language, theme }, use) => {
    await settle(context, { language, theme });
    await use(context);
  },
  words: async ({ language }, use) => use(wordsOf(language)),
  table: async ({ page, words }, use) => use(new Table(page, words)),
});

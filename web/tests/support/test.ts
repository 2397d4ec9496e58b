/** `test` with what every spec needs: chosen settings, and a table to play at. */
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { Table } from './table';
import { type Language, type Words, wordsOf } from './words';

export { expect } from '@playwright/test';

interface Choices {
  language: Language;
  theme: 'light' | 'dark';
}

interface Parts {
  words: Words;
  table: Table;
  /** Somebody else, on a device of their own. */
  stranger: () => Promise<Table>;
}

/** Settings of a device that has been here before; nothing moves, so nothing is waited for. */
async function settle(context: BrowserContext, { language, theme }: Choices): Promise<void> {
  const settings = {
    language,
    theme,
    speed: 'off',
    confirm: 'always',
    sounds: false,
    firsts: false,
  };
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
  stranger: async ({ browser, language, theme, words }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      await settle(context, { language, theme });
      const page = await context.newPage();
      pages.push(page);
      return new Table(page, words);
    });
    for (const page of pages) await page.context().close();
  },
});

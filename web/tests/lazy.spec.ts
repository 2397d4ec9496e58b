import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { EASY } from './support/table';
import { expect, test } from './support/test';

const GAMES = readdirSync(fileURLToPath(new URL('../src/games', import.meta.url)), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Everything that scripts bring from now on, put together. */
function listen(page: Page): () => Promise<string> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
  });
  return async () => (await Promise.all(scripts)).join('\n');
}

/** What of each game is in there: the code of its board, its sentences, how it is explained. */
function partsIn(scripts: string, game: string) {
  return {
    // Every board asks for its name, and every game says what a card, a tile or a ship does.
    code: new RegExp(`["'\`]${game}-ui-board`).test(scripts),
    texts: scripts.includes(`${game}-do-`),
    guide: scripts.includes(`${game}-guide-`),
  };
}

test('the first page brings the pictures of the games, and nothing else of them', async ({
  page,
  words,
}) => {
  const scripts = listen(page);
  await page.goto('/');
  for (const game of GAMES) {
    const offered = page.getByRole('article', { name: words(`${game}-name`) });
    await expect(offered.locator('.cover svg')).toBeVisible();
    await expect(offered.getByText(words(`${game}-about`))).toBeVisible();
  }
  const loaded = await scripts();
  expect(loaded.length).toBeGreaterThan(10_000);
  for (const game of GAMES) {
    expect(partsIn(loaded, game), game).toEqual({ code: false, texts: false, guide: false });
  }
});

test('a table brings its own game, in one language', async ({ page, table }) => {
  const scripts = listen(page);
  await table.open([{ kind: 'me' }, EASY]);
  await table.next();
  const loaded = await scripts();
  for (const game of GAMES) {
    const isHere = game === 'my-island';
    expect(partsIn(loaded, game), game).toEqual({ code: isHere, texts: isHere, guide: false });
  }
  expect(loaded).toContain('my-island-do-pass = Pass');
  expect(loaded).not.toContain('my-island-do-pass = Passen');
});

import type { Page } from '@playwright/test';
import { Cooper } from './support/cooper';
import { EASY } from './support/table';
import { expect, test } from './support/test';

const MOST = 250_000;
/** What the largest game may bring of its own. */
const MOST_OF_A_GAME = 150_000;

interface Loaded {
  size: number;
  encoding: string | undefined;
}

/** Every script that the page loads from now on, by its address. */
function scriptsOf(page: Page): Map<string, Promise<Loaded>> {
  const scripts = new Map<string, Promise<Loaded>>();
  page.on('response', (response) => {
    const address = response.url();
    if (!new URL(address).pathname.endsWith('.js') || scripts.has(address)) return;
    const measure = async () => {
      const { responseBodySize } = await response.request().sizes();
      return {
        size: responseBodySize,
        encoding: (await response.allHeaders())['content-encoding'],
      };
    };
    scripts.set(address, measure());
  });
  return scripts;
}

test('the first load brings little JavaScript, compressed', async ({
  page,
  table,
  words,
}, info) => {
  const scripts = scriptsOf(page);
  const begun = performance.now();
  await page.goto('/');
  await expect(table.offered.getByRole('button', { name: words('ui-play_now') })).toBeEnabled();
  const home = performance.now() - begun;
  await table.open([{ kind: 'me' }, EASY]);
  await table.next();

  const loaded = await Promise.all(scripts.values());
  const total = loaded.reduce((sum, { size }) => sum + size, 0);
  const type = 'weight';
  info.annotations.push({ type, description: `${total} bytes of JavaScript, table included` });
  info.annotations.push({ type, description: `first page usable after ${Math.round(home)} ms` });
  await info.attach('weight', { body: JSON.stringify({ total, home: Math.round(home), loaded }) });
  expect(loaded.length).toBeGreaterThan(0);
  expect(total).toBeLessThan(MOST);
  for (const { encoding } of loaded) expect(encoding).toMatch(/^(gzip|br|zstd)$/);
});

test('Cooper Island brings little JavaScript of its own', async ({ page, words, table }) => {
  const scripts = scriptsOf(page);
  await table.open([{ kind: 'me' }, EASY]);
  await table.next();
  // A table of another game has loaded all that tables share.
  const shared = scripts.size;
  const cooper = new Cooper(page, words);
  await cooper.sitDown(2);
  await cooper.ask();
  const loaded = await Promise.all([...scripts.values()].slice(shared));
  const total = loaded.reduce((sum, { size }) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(MOST_OF_A_GAME);
});

import { EASY } from './support/table';
import { expect, test } from './support/test';

const MOST = 250_000;

test('the first load brings little JavaScript, compressed', async ({
  page,
  table,
  words,
}, info) => {
  const scripts: Promise<{ size: number; encoding: string | undefined }>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    const measure = async () => {
      const { responseBodySize } = await response.request().sizes();
      return {
        size: responseBodySize,
        encoding: (await response.allHeaders())['content-encoding'],
      };
    };
    scripts.push(measure());
  });
  const begun = performance.now();
  await page.goto('/');
  await expect(table.offered.getByRole('button', { name: words('ui-play_now') })).toBeEnabled();
  const home = performance.now() - begun;
  await table.open([{ kind: 'me' }, EASY]);
  await table.next();

  const loaded = await Promise.all(scripts);
  const total = loaded.reduce((sum, { size }) => sum + size, 0);
  const type = 'weight';
  info.annotations.push({ type, description: `${total} bytes of JavaScript, table included` });
  info.annotations.push({ type, description: `first page usable after ${Math.round(home)} ms` });
  await info.attach('weight', { body: JSON.stringify({ total, home: Math.round(home), loaded }) });
  expect(loaded.length).toBeGreaterThan(0);
  expect(total).toBeLessThan(MOST);
  for (const { encoding } of loaded) expect(encoding).toMatch(/^(gzip|br|zstd)$/);
});

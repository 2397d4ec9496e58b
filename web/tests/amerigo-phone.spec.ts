import { Amerigo } from './support/amerigo';
import { expect, test } from './support/test';

test.use({ language: 'de' });

test('a whole game of Amerigo on a phone by touch, in German', async ({ page, words }) => {
  const table = new Amerigo(page, words, (what) => what.tap(), true);
  await table.sitDown(2);
  let turns = 0;
  await table.playUntil(async ({ at }) => {
    await expect(table.prompt).toBeInViewport();
    if (at === 'choose') await expect(page.locator('[data-offer]').first()).toBeInViewport();
    turns += at === 'confirm' ? 1 : 0;
    return turns > 8;
  });
  const { scroll, height, across, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollHeight,
    height: innerHeight,
    across: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(height);
  expect(across).toBeLessThanOrEqual(width);
  await table.playUntil(() => false);
  await expect(table.results).toBeVisible();
  await table.expectSums(2);
});

test('a tap by accident sails nowhere', async ({ page, words }) => {
  const table = new Amerigo(page, words, (what) => what.tap(), true);
  await table.sitDown(2);
  await table.playUntil(({ at }) => at === 'sail');
  const drafted = await table.sight();
  await table.place((await table.look()).what[0] ?? '').tap();
  const go = page.getByRole('button', { name: words('amerigo-ui-go'), exact: true });
  await expect(go).toBeInViewport();
  await page.getByRole('button', { name: words('ui-clear'), exact: true }).tap();
  await table.expectSight(drafted);
});

test('panels wait behind tabs, and markers tell what they do when they are held', async ({
  page,
  words,
}) => {
  const table = new Amerigo(page, words, (what) => what.tap(), true);
  await table.sitDown(2);
  await table.ask();
  for (const tab of ['rondel', 'sheet', 'displays'] as const) {
    await page.getByRole('button', { name: words(`amerigo-ui-tab-${tab}`) }).tap();
  }
  const markers = page.getByRole('group', { name: words('amerigo-thing-markers') });
  const marker = markers.getByRole('button').first();
  await expect(marker).toBeInViewport();
  await marker.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
  await expect(page.getByRole('tooltip')).toHaveText(
    (await marker.getAttribute('aria-label')) ?? '',
  );
});

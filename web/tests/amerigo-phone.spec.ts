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
  await table.expectFits();
  await table.playToEnd(2);
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

test('panels wait behind one row of tabs, and markers tell what they do when they are held', async ({
  page,
  words,
}) => {
  const table = new Amerigo(page, words, (what) => what.tap(), true);
  await table.sitDown(2);
  await table.ask();
  const tabs = page.getByRole('tab');
  await expect(page.getByRole('tablist')).toHaveCount(1);
  await expect(tabs).toHaveCount(7);
  const boxes = await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const tab of ['sheet', 'displays', 'action', 'displays'] as const) {
    await page.getByRole('tab', { name: words(`amerigo-ui-tab-${tab}`) }).tap();
  }
  const markers = page.getByRole('group', { name: words('amerigo-thing-markers') });
  const marker = markers.getByRole('button').first();
  await expect(marker).toBeInViewport();
  await marker.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
  await expect(page.getByRole('tooltip')).toHaveText(
    (await marker.getAttribute('aria-label')) ?? '',
  );
});

test('while one chooses, half of the screen is the map; a tap shows, the button carries out', async ({
  page,
  words,
}) => {
  const table = new Amerigo(page, words, (what) => what.tap(), true);
  await table.sitDown(3);
  await table.playUntil(({ at }) => at === 'choose');
  expect(await table.mapHeight()).toBeGreaterThanOrEqual(320);
  for (const offer of await page.locator('[data-offer]').all()) {
    await expect(offer).toBeInViewport({ ratio: 1 });
  }
  const before = await table.sight();
  const asked = await table.prompt.textContent();
  await page.locator('[data-offer="gold"]').tap();
  await expect(table.putDown).toBeInViewport({ ratio: 1 });
  await expect(table.prompt).not.toHaveText(asked ?? '');
  await page.locator('[data-offer="gold"]').tap();
  await expect(table.putDown).toHaveCount(0);
  await table.expectSight(before);
  await page.locator('[data-offer="gold"]').tap();
  await table.putDown.tap();
  await expect(table.confirm).toBeEnabled();
});

test('the map looks where a ship can go or a tile can lie, near enough for a finger', async ({
  page,
  words,
}) => {
  const table = new Amerigo(page, words, (what) => what.tap(), true);
  await table.sitDown(3);
  const near: Record<string, number> = {};
  await table.playUntil(async ({ at, what: [first = ''] }) => {
    const isAtEdge = !/^[a-t]\d+$/.test(first);
    if ((at !== 'sail' && at !== 'build') || isAtEdge) return false;
    const box = await table.place(first).boundingBox();
    near[at] = Math.round(Math.min(box?.width ?? 0, box?.height ?? 0));
    await expect(table.place(first)).toBeInViewport({ ratio: 0.5 });
    expect(await table.mapHeight()).toBeGreaterThanOrEqual(320);
    return at === 'build';
  });
  expect(near.sail).toBeGreaterThanOrEqual(44);
  expect(near.build).toBeGreaterThanOrEqual(44);

  // Who wants to see all sees all, until something else is asked.
  await page.getByRole('button', { name: words('ui-zoom_reset'), exact: true }).tap();
  const { what } = await table.look();
  await table.place(what[0] ?? '').tap();
  await expect(page.locator('[data-ghost="fits"]')).toBeVisible();
  expect((await table.place('a1').boundingBox())?.width).toBeLessThan(30);
  await table.putDown.tap();
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
});

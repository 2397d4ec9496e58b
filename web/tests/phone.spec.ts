import { EASY } from './support/table';
import { expect, test } from './support/test';

test.use({ language: 'de' });

test('a whole Eternal game on a phone by touch, in German', async ({ page, table, words }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ui-welcome'));
  await table.open([{ kind: 'me' }, EASY, EASY]);

  const place = async () => {
    const spot = await table.spot(() => table.turn.tap());
    await spot.tap();
    await table.put.tap();
  };
  let rounds = 0;
  while (await table.answer(place, (button) => button.tap())) rounds += 1;

  expect(rounds).toBeGreaterThan(5);
  await table.expectSums(3);
});

test('a tap by accident commits nothing', async ({ page, table }) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  const spot = await table.spot(() => table.turn.tap());
  await spot.tap();
  await expect(page.locator('[data-ghost="fits"]')).toBeVisible();
  await expect(table.put).toBeVisible();
  await expect(table.confirm).toHaveCount(0);
  await table.put.tap();
  await expect(table.confirm).toBeEnabled();
  await expect(table.prompt).toBeInViewport();
  await page.getByRole('tab', { name: table.words('ui-tab-log') }).tap();
  await expect(table.log.getByText(/^Anna/)).toHaveCount(0);
});

test('board, tile and prompt are on one screen that does not scroll', async ({ page, table }) => {
  await table.open([{ kind: 'me' }, EASY]);
  await table.next();
  for (const part of [table.prompt, table.turn, table.undo, table.finish]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const spot = await table.spot(() => table.turn.tap());
  await spot.tap();
  for (const part of [table.prompt, table.turn, table.put, table.putDown, table.finish]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const { scroll, height, across, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollHeight,
    height: innerHeight,
    across: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(height);
  expect(across).toBeLessThanOrEqual(width);
});

test('the tray never hides the tile, however near one looks', async ({ page, table, words }) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  const nearer = page.getByRole('button', { name: words('ui-zoom_in'), exact: true });
  for (const _ of [1, 2, 3]) await nearer.tap();
  const spot = await table.spot(() => table.turn.tap());
  await spot.tap();
  await expect(table.put).toBeVisible();
  const tray = await page.getByRole('group', { name: words('my-island-ui-hand') }).boundingBox();
  const board = await page.getByRole('grid').locator('xpath=ancestor::*[3]').boundingBox();
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((tray?.y ?? 0) + 1);
});

test('a tile that does not fit leads to the rule that says so, by touch', async ({
  page,
  table,
  words,
}) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  await page.locator('[data-fit="none"]').first().tap();
  await expect(page.locator('[data-ghost="refused"]')).toBeVisible();
  const hand = page.getByRole('group', { name: words('my-island-ui-hand') });
  await expect(hand.getByRole('status')).toContainText(/Regel [R\d.]+: /);
  await hand.getByRole('button', { name: /^Regel / }).tap();
  const rules = page.getByRole('dialog', { name: words('ui-rules') });
  await expect(rules.locator('section.at')).toBeInViewport();
});

test('the tab of the log says that something is new, until one acts', async ({
  page,
  table,
  words,
}) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  await table.next();
  await table.quiet(id, [0]);
  const tab = page.getByRole('tab', { name: words('ui-tab-log') });
  const mark = page.getByRole('img', { name: words('ui-new') });
  await expect(tab.and(page.locator(':has(svg)'))).toBeVisible();
  await tab.tap();
  await expect(table.log.getByRole('listitem').first()).toBeVisible();
  await expect(mark.first()).toBeVisible();
  await table.finish.tap();
  await expect(mark).toHaveCount(0);
});

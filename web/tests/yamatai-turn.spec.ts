/** A turn of Yamataï at a desk: what is marked, what is refused and why, what can be taken back. */
import { examine, examineSquares } from './support/axe';
import { expect, test } from './support/test';
import { Yamatai } from './support/yamatai';

test('a chain grows from boat to boat, and undo shortens it', async ({ page, words }) => {
  const table = new Yamatai(page, words);
  table.usesPowers = false;
  await table.sitDown(2);
  expect(await table.playUntil(({ at }) => at === 'place')).toBe(true);
  const load = page.locator('[data-cargo][aria-disabled="false"]').first();
  if ((await load.getAttribute('aria-pressed')) !== 'true') await load.click();
  await page.mouse.move(0, 0);
  const before = await table.sight();
  await table.step(await table.look());
  await expect(page.locator('[data-link="1"]')).toBeVisible();
  await table.undo.click();
  await page.mouse.move(0, 0);
  await table.expectSight(before);
  expect(await table.playUntil(({ chain }) => chain === 2)).toBe(true);
  await expect(page.locator('[data-link="2"]')).toBeVisible();
});

test('with something to collect one may not go on, and is told why', async ({ page, words }) => {
  const table = new Yamatai(page, words);
  table.usesPowers = false;
  await table.sitDown(2);
  // In the first round every island at an entry has its token, or at least the next one.
  const mayTake = page.locator('[data-space][data-fit="take"]');
  expect(await table.playUntil(async ({ chain }) => chain > 0 && (await mayTake.count()) > 0)).toBe(
    true,
  );
  await expect(table.goOn).toHaveAttribute('aria-disabled', 'true');
  await table.goOn.hover();
  await expect(table.goOn).toHaveAttribute('title', /placed boats/);
  await table.goOn.click({ force: true });
  await expect(table.refusal).toContainText(/Rule R6/);
  await table.refusal.getByRole('button', { name: /^Rule / }).click();
  const rules = page.getByRole('dialog', { name: words('ui-rules') });
  await expect(rules.locator('section.at')).toBeInViewport();
});

test('a tile that can be built marks its islands and the boats that pay', async ({
  page,
  words,
}) => {
  const table = new Yamatai(page, words);
  await table.sitDown(2);
  expect(await table.playUntil(({ at }) => at === 'build')).toBe(true);
  const tile = page.locator('[data-fit="now"]').first();
  await tile.hover();
  await expect(page.locator('[data-site]').first()).toBeVisible();
  await expect(page.locator('[data-pays]').first()).toBeVisible();
  await expect(page.locator('[data-gain]').first()).toContainText(/\d/);
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-site]')).toHaveCount(0);
  const built = page.locator('[data-piece]');
  const before = await built.count();
  await table.step(await table.look());
  await expect(built).toHaveCount(before + 1);
});

test('a turn without a mouse', async ({ page, words }) => {
  const table = new Yamatai(page, words, async (what) => {
    await what.focus();
    await page.keyboard.press('Enter');
  });
  table.usesPowers = false;
  await table.sitDown(2);
  expect(await table.playUntil(({ at }) => at === 'place')).toBe(true);
  const cargo = await page.locator('[data-cargo][aria-disabled="false"] kbd').first().textContent();
  const inHand = page.locator('[data-cargo][aria-pressed="true"]');
  const placed = page.locator('[data-link="1"]');
  // After a choice by keys the page sets the focus itself, which may come late.
  await expect(async () => {
    await table.chart.focus();
    if ((await inHand.count()) === 0) await page.keyboard.press(cargo ?? '1');
    await expect(inHand).toHaveCount(1, { timeout: 1000 });
    if ((await placed.count()) === 0) {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    }
    await expect(placed).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
});

test('axe finds nothing at Yamataï, and nothing is cut off', async ({ page, words }) => {
  const table = new Yamatai(page, words);
  await table.sitDown(4);
  const looked = new Set<string>();
  await table.playUntil(async ({ at, round }) => {
    const isNew = !looked.has(at) && ['fleet', 'place', 'build', 'hire'].includes(at);
    if (isNew) {
      if (looked.size === 0) await examineSquares(page);
      looked.add(at);
      await examine(page, at);
      const { scroll, height } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollHeight,
        height: innerHeight,
      }));
      expect(scroll, at).toBeLessThanOrEqual(height);
    }
    return looked.size > 2 || round > 4;
  });
  expect(looked.size).toBeGreaterThan(1);
});

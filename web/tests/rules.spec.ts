import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/test';

// Colours do not depend on the game, nor words on the theme: two pairs show all.
for (const [game, theme, language] of [
  ['my-island', 'light', 'de'],
  ['amerigo', 'dark', 'en'],
] as const) {
  test.describe(() => {
    test.use({ theme, language });

    test(`the rules of ${game} begin with how one wins, and have pictures`, async ({
      page,
      words,
    }) => {
      await page.goto(`/rules/${game}`);
      const main = page.getByRole('main');
      const headings = main.getByRole('heading', { level: 2 });
      await expect(headings.nth(0)).toHaveText(words('ui-guide-about'));
      await expect(headings.nth(1)).toHaveText(words('ui-guide-win'));
      await expect(main.getByText(words(`${game}-guide-win`))).toBeVisible();
      const cover = main.getByRole('img', { name: words(`${game}-guide-example-cover.alt`) });
      await expect(cover.locator('svg')).toBeVisible();

      // What is drawn cannot be acted upon, and nothing is wider than the page.
      const reached = page.locator('figure :is(a, button, [tabindex])').filter({ visible: true });
      const inert = page.locator('figure [inert] :is(a, button, [tabindex])');
      expect(await reached.count()).toBe(await inert.filter({ visible: true }).count());
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test('axe finds nothing in rules with pictures of charts, tracks and cubes', async ({ page }) => {
  await page.goto('/rules/amerigo');
  await expect(page.getByTestId('opening').locator('svg').first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('contents lead to a section, whose pictures are drawn when they come near', async ({
  page,
  words,
}) => {
  await page.goto('/rules/my-island');
  const title = words('my-island-guide-section-points');
  const farm = page.locator('[data-example="farm"]');
  await expect(page.getByTestId('opening')).toBeVisible();
  await expect(farm.locator('svg')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: words('ui-contents') })
    .getByText(title)
    .click();
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await expect(farm.locator('[data-scored="3"]')).toBeVisible();
  await expect(farm).toContainText(words('my-island-guide-example-farm'));
});

test('a search leaves the rules that contain it, and an address leads to its rule', async ({
  page,
  words,
}) => {
  await page.goto('/rules/amerigo#9.4');
  const rule = page.locator('[data-rule="9.4"]');
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveClass(/\bat\b/);
  await page.getByRole('searchbox').fill('pirates cannons');
  await expect(page.locator('[data-rule="11"]')).toBeVisible();
  await expect(rule).toHaveCount(0);
  await expect(page.getByTestId('opening')).toHaveCount(0);
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByText(words('ui-rules_none'))).toBeVisible();
});

/** A campaign from its first page to its first move. */
import { examine } from './support/axe';
import { expect, test } from './support/test';

test('a campaign begins with a sealed envelope and leads to its first game', async ({
  page,
  words,
}) => {
  const button = (id: string, args = {}) => page.getByRole('button', { name: words(id, args) });
  await page.goto('/');
  await page.getByRole('link', { name: words('ui-campaign-new') }).click();
  await button('ui-campaign-start').click();
  await expect(page).toHaveURL(/\/campaign\/\w+$/);
  await examine(page, 'campaign');

  const first = words('ui-campaign-open', { chapter: 1 });
  await page.getByRole('link', { name: first, exact: true }).click();
  await expect(button('ui-campaign-begin', { number: 1 })).toBeHidden();
  await button('ui-campaign-break').click();
  await expect(button('ui-campaign-begin', { number: 1 })).toBeVisible();
  await examine(page, 'envelope');

  await button('ui-campaign-begin', { number: 1 }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.goto('/');
  await expect(
    page.getByRole('link', { name: words('ui-campaign-play', { number: 1 }) }),
  ).toBeVisible();
});

import { expect, test } from './support/test';

test('two people play a whole game on one device', async ({ page, table, words }) => {
  await page.goto('/new/my-island');
  await page.getByRole('button', { name: words('ui-remove_seat', { number: 3 }) }).click();
  await page.getByLabel(words('ui-your_name')).fill('Anna');
  await page
    .getByLabel(words('ui-seat_kind', { number: 2 }))
    .selectOption({ label: words('ui-seat-hot_seat') });
  await page.getByLabel(words('ui-seat_name', { number: 2 })).fill('Berta');
  await page.getByRole('button', { name: words('ui-open_table') }).click();

  const chairs = page.getByRole('tablist', { name: words('ui-hot_seat') }).getByRole('tab');
  await expect(chairs).toHaveText([/Anna/, /Berta/]);
  await expect(chairs.first()).toHaveAttribute('aria-selected', 'true');
  await table.answer();
  await expect(chairs.last()).toHaveAttribute('aria-selected', 'true');
  await table.answer();
  await expect(table.log.getByText(/^Anna /).first()).toBeVisible();
  await expect(table.log.getByText(/^Berta /).first()).toBeVisible();

  while (await table.answer());
  await table.expectSums(2);
});

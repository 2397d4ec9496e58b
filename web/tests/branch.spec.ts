import { AxeBuilder } from '@axe-core/playwright';
import { EASY } from './support/table';
import { expect, test } from './support/test';

test('from a position of the replay a new table goes on, and says where it came from', async ({
  page,
  table,
  words,
}) => {
  const id = await table.open([EASY, { kind: 'me' }]);
  await table.giveUp();
  await table.end();

  // At the end nothing is left to play.
  await page.goto(`/replay/${id}`);
  const onward = page.getByRole('button', { name: words('ui-branch-here') });
  await expect(onward).toBeDisabled();

  await page.goto(`/replay/${id}?action=1`);
  await onward.click();
  await expect(page.getByText(words('ui-branch-about', { at: 1 }))).toBeVisible();
  // I go on where I sat.
  const kinds = page.locator('main ol select').filter({ hasText: words('ui-seat-friend') });
  await expect(kinds.nth(1)).toHaveValue('me');
  await expect(kinds.nth(0)).toHaveValue('bot');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await onward.click();

  await page.waitForURL(/\/table\//);
  expect(page.url()).not.toContain(id);
  const from = page.getByRole('link', { name: words('ui-branch-of', { at: 1 }) });
  await expect(from).toHaveAttribute('href', `/replay/${id}?action=1`);
  // It is played like any other match.
  await table.giveUp();
  await table.end();
});

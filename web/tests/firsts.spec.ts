import { examine } from './support/axe';
import { EASY } from './support/table';
import { expect, test } from './support/test';

test('what a decision is for is said once, goes when I act, and not at all if I like', async ({
  page,
  table,
  words,
}) => {
  const note = page.getByText(words('my-island-ui-first-decide'));
  await table.open([{ kind: 'me' }, EASY]);
  await table.next();
  await expect(note).toHaveCount(0);

  await page.goto('/settings');
  await page.getByLabel(words('ui-firsts')).check();
  const id = await table.open([{ kind: 'me' }, EASY]);
  await table.fitting();
  await expect(note).toBeVisible();
  await examine(page, 'first contact');
  await page.reload();
  await expect(note).toBeVisible();
  await table.draft();
  await expect(note).toHaveCount(0);
  await table.commit();
  await table.next();
  await page.reload();
  await table.next();
  await expect(note).toHaveCount(0);

  // Who switches them on once more has all of them before him, and may put each away by itself.
  await page.goto('/settings');
  await page.getByLabel(words('ui-firsts')).uncheck();
  await page.getByLabel(words('ui-firsts')).check();
  await page.goto(`/table/${id}`);
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: words('ui-first-close') }).click();
  await expect(note).toHaveCount(0);
});

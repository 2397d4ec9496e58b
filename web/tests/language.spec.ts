import { expect, test } from './support/test';
import { wordsOf } from './support/words';

test('the language changes in the middle, log included, without a reload', async ({
  page,
  table,
  words,
}) => {
  const german = wordsOf('de');
  await table.open([{ kind: 'me' }]);
  await table.answer();
  await table.next();
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'yes';
  });
  const before = await table.sight();
  expect(before.log.join()).toContain('Anna places the');

  await page.getByRole('button', { name: words('ui-language-de') }).click();
  await expect(page.getByRole('button', { name: german('ui-undo'), exact: true })).toBeVisible();
  const after = await table.sight();
  expect(after.log).toHaveLength(before.log.length);
  for (const [at, line] of after.log.entries()) expect(line).not.toBe(before.log[at]);
  expect(after.prompt).not.toBe(before.prompt);
  expect(after.spaces[0]).not.toBe(before.spaces[0]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-before', 'yes');

  await page.getByRole('button', { name: words('ui-language-en') }).click();
  await table.expectSight(before);
});

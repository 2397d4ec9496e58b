/** What is asked before a game of Yamataï, and what its powers ask in it. */
import { expect, test } from './support/test';
import { Yamatai } from './support/yamatai';

test('either reading of R1 can be chosen for a new table, each in a sentence', async ({
  page,
  words,
}) => {
  await page.goto('/new/yamatai');
  const quick = page.getByRole('radio', {
    name: words('yamatai-option-culture_blocks_building-false'),
  });
  const published = page.getByRole('radio', {
    name: words('yamatai-option-culture_blocks_building-true'),
  });
  await expect(quick).toBeChecked();
  await published.check();
  await expect(quick).not.toBeChecked();
});

test('the look of fleet 4 says beforehand that it cannot be taken back', async ({
  page,
  words,
}) => {
  const table = new Yamatai(page, words);
  table.usesPowers = false;
  // Which fleets are open, the deal decides, and a bot may take it first: sooner or later it is there.
  const plans = page.locator('button[data-target="fleet:F4"][aria-disabled="false"]');
  await table.sitDown(2);
  const isOffered = async () => (await plans.count()) > 0;
  expect(await table.playUntil(async ({ at }) => at === 'fleet' && (await isOffered()))).toBe(true);
  await plans.click();
  await table.use.hover();
  await expect(page.getByTestId('considered')).toContainText(/final/);
  await table.use.click();
  const look = page.getByTestId('next-end');
  await expect(look).toHaveText(words('yamatai-ui-confirm', { verb: 'use_power' }));
  await expect(page.getByTestId('prompt')).toHaveText(words('yamatai-ui-confirm.about'));
  await look.click();
  const shown = page.getByRole('group', { name: words('yamatai-ui-look') }).getByRole('button');
  await expect(shown).toHaveCount(3);
  await expect(table.undo).toHaveAttribute('aria-disabled', 'true');
  await shown.first().click();
  await expect(
    page.getByRole('group', { name: words('yamatai-ui-reserved') }).getByRole('button'),
  ).toHaveCount(1);
});

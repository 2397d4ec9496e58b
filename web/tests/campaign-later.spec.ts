/** Later chapters at a real table, from campaigns that others have begun. */
import { expectNoHoles, playLater, sealed } from './support/later';
import { expect, test } from './support/test';

test('game 13: the temple, and the plateau that all islands share', async ({
  page,
  table,
  words,
  stranger,
}) => {
  const game = {
    number: 13,
    marks: ['temple', 'totem', 'lair'],
    aims: ['farm_research', 'ruins'],
    pane: 'my-island-place-plateau',
  } as const;
  const atTable = async () => {
    // Rules are those that have been opened, and no others.
    await page.getByRole('button', { name: words('ui-rules'), exact: true }).click();
    const rules = page.getByTestId('opened-rules');
    await expect(rules.locator('details')).toHaveCount(13);
    await expect(rules.locator('summary').first()).toContainText(
      sealed(5, 'my-island-game-13', 'en'),
    );
    await page.keyboard.press('Escape');
    // Who only watches sees the same island, though the campaign is not theirs.
    await page.getByRole('button', { name: words('ui-share'), exact: true }).click();
    const link = await table.invitation('spectator');
    await page.keyboard.press('Escape');
    const friend = await stranger();
    await friend.join(link, 'Ben');
    await expect(friend.board.locator('[data-mark="temple"]')).toBeVisible();
    await friend.page.close();
  };
  /** Once more on its own, with fresh islands (C28), and seen again after that. */
  const afterwards = async () => {
    const row = page.locator('tr[data-game="13"]');
    await row.getByRole('button', { name: words('ui-campaign-alone') }).click();
    await expect(page).toHaveURL(/\/table\//);
    await expect(table.board.locator('[data-mark="temple"] path').nth(1)).toBeVisible();
    await page.getByRole('button', { name: words('ui-campaign-overview') }).click();
    const overview = page.getByTestId('overview');
    await expect(overview).toContainText(sealed(5, 'my-island-game-13', 'en'));
    await expectNoHoles(page);
    await page.keyboard.press('Escape');
    const match = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`/replay/${match}`);
    const replayed = page.getByRole('grid').locator('[data-mark="temple"] path').nth(1);
    await expect(replayed).toBeVisible();
    await expectNoHoles(page);
  };
  const more = { atTable, afterwards };
  await playLater({ page, table, words, language: 'en', isPhone: false }, game, more);
});

test.describe('at night, in German', () => {
  test.use({ language: 'de', theme: 'dark' });

  test('game 20: buildings, and a circle of stones', async ({ page, table, words }) => {
    const game = {
      number: 20,
      marks: ['temple', 'palace', 'pool'],
      aims: ['buildings', 'circle'],
      pane: 'my-island-place-plateau',
    } as const;
    await playLater({ page, table, words, language: 'de', isPhone: false }, game);
  });
});

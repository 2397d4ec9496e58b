/** Later chapters at a real table, from campaigns that others have begun. */
import { playLater } from './support/later';
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
    aims: ['farms', 'ruins'],
    pane: 'my-island-place-plateau',
  } as const;
  const atTable = async () => {
    // Who only watches sees the same island, though the campaign is not theirs.
    await page.getByRole('button', { name: words('ui-share'), exact: true }).click();
    const link = await table.invitation('spectator');
    await page.keyboard.press('Escape');
    const friend = await stranger();
    await friend.join(link, 'Ben');
    await expect(friend.board.locator('[data-mark="temple"]')).toBeVisible();
    await friend.page.close();
  };
  await playLater({ page, table, words, language: 'en', isPhone: false }, game, { atTable });
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

/** What an action would bring is told before it is done, and comes true. */
import { Amerigo } from './support/amerigo';
import { examine } from './support/axe';
import { EASY } from './support/table';
import { expect, test } from './support/test';

test('a tile over the island says what the beach will cost', async ({ page, table, isMobile }) => {
  await table.open([{ kind: 'me' }, EASY]);
  await table.fitting();
  if (isMobile) await (await table.spot(() => table.turn.tap())).tap();
  else {
    await table.board.focus();
    await page.keyboard.press('n');
  }
  const note = page.getByRole('status').filter({ hasText: /beach spaces? left open/ });
  await expect(note).toBeVisible();
  const left = Number((await note.innerText()).match(/(\d+) beach spaces? left open/)?.[1]);
  await table.put.click();
  await table.confirm.click();
  await expect(page.locator('[data-aim="beach"] b')).toHaveText(String(left));
  await expect(page.locator('[data-end="0"]')).toHaveAccessibleName(/If the game ended now/);
});

test('a pass costs what it says', async ({ page, table }) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  const points = async () => Number((await table.points.first().innerText()).trim());
  const before = await points();
  await expect(table.pass).toContainText('\u22121');
  await table.pass.focus();
  await expect(page.getByTestId('considered')).toContainText('\u22121 Passes');
  await table.pass.click();
  await table.confirm.click();
  await expect.poll(points).toBe(before - 1);
});

test('an action that leads nowhere warns before it is chosen', async ({
  page,
  words,
  isMobile,
}) => {
  const table = new Amerigo(
    page,
    words,
    (what) => (isMobile ? what.tap() : what.click()),
    isMobile,
  );
  // Who only takes gold has nothing planned when building is on offer at last.
  table.favourite = 'gold';
  await table.sitDown(2);
  await table.playUntil(({ at, what }) => at === 'choose' && what.includes('green'));
  const build = page.locator('[data-offer="green"]').first();
  await expect(build.locator('[data-warns]')).toBeVisible();
  await expect(build).toHaveAccessibleName(/You could build nothing/);
  await expect(page.locator('[data-offer="blue"] [data-warns]')).toHaveCount(0);
  if (isMobile) return;
  await build.hover();
  await expect(page.getByTestId('considered')).toContainText('You could build nothing');
});

test('the goals of a game are one glance away, one tap on a phone', async ({
  page,
  table,
  words,
  isMobile,
}) => {
  await table.open([{ kind: 'me' }, EASY]);
  await table.next();
  const farm = page.locator('[data-aim="farms"]');
  if (isMobile) {
    await expect(farm).toBeHidden();
    await page.getByRole('tab', { name: words('ui-tab-aims') }).tap();
  }
  await expect(farm).toBeInViewport();
  await expect(farm).toContainText('/5');
  await expect(farm.getByRole('img')).toHaveAccessibleName(/5 connected fields make a farm/);
  await examine(page, 'goals');
});

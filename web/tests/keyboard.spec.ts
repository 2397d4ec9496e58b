import type { Locator } from '@playwright/test';
import { tabTo } from './support/keys';
import { expect, test } from './support/test';

test('a whole Eternal game without a mouse', async ({ page, table, words }) => {
  await page.goto('/');
  const play = table.offered.getByRole('button', { name: words('ui-play_now') });
  await expect(play).toBeVisible();
  await tabTo(page, play);
  await page.keyboard.press('Enter');
  await expect(table.board).toBeVisible();

  const place = async () => {
    await tabTo(page, table.board);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  };
  const press = async (button: Locator) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };
  const confirm = () => page.keyboard.press('c');
  let rounds = 0;
  while (await table.answer(place, press, confirm)) rounds += 1;

  expect(rounds).toBeGreaterThan(5);
  await table.expectSums(3);
  await tabTo(page, page.getByRole('button', { name: words('ui-rematch'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(table.board).toBeVisible();
});

test('letters confirm and undo, arrows walk, ? shows the keys', async ({ page, table, words }) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  await tabTo(page, table.board);
  await page.keyboard.press('n');
  const here = page.locator('[aria-selected="true"][data-space]');
  const first = await here.getAttribute('data-space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(here).not.toHaveAttribute('data-space', first ?? '');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(table.confirm).toBeEnabled();
  await page.keyboard.press('u');
  await expect(table.confirm).toHaveCount(0);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(table.confirm).toBeEnabled();
  await page.keyboard.press('c');
  await expect(table.log.getByText(/^Anna places the/)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: words('ui-shortcuts') })).toBeVisible();
});

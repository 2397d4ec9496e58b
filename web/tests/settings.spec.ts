import { EASY } from './support/table';
import { expect, test } from './support/test';

test('a first visit asks for nothing that is refused', async ({ page, words }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: words('ui-play_now') })).toBeEnabled();
  expect(refused).toEqual([]);
});

test('one sees oneself in the colour one chose, and the other in mine', async ({
  page,
  table,
  words,
}) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  const fills = () =>
    page
      .getByRole('region', { name: words('ui-players'), exact: true })
      .locator('.row svg > path:first-child')
      .evaluateAll((all) =>
        all.filter((one) => one.nextElementSibling).map((one) => getComputedStyle(one).fill),
      );
  const [mine, theirs] = await fills();
  await page.goto('/settings');
  await page.getByLabel(words('ui-colour-1')).check();
  await page.goto(`/table/${id}`);
  await expect(table.board).toBeVisible();
  expect(await fills()).toEqual([theirs, mine]);
});

test('contrast is made stronger, here and after a reload', async ({ page, words }) => {
  await page.goto('/settings');
  await page.getByLabel(words('ui-contrast')).check();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
});

test('messages of the browser are asked for when they are wanted, not before', async ({
  page,
  words,
}) => {
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { asked });
    const requestPermission = async () => {
      asked.times += 1;
      return 'denied';
    };
    const Notification = Object.assign(() => undefined, {
      permission: 'default',
      requestPermission,
    });
    Object.assign(window, { Notification });
  });
  const times = () =>
    page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
  await page.goto('/settings');
  const box = page.getByLabel(words('ui-notices'));
  await expect(box).not.toBeChecked();
  expect(await times()).toBe(0);
  await box.click();
  await expect(page.getByText(words('ui-notices-refused'))).toBeVisible();
  expect(await times()).toBe(1);
  await expect(box).not.toBeChecked();
});

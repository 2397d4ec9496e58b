import { EASY } from './support/table';
import { expect, test } from './support/test';

test('a first visit asks for nothing that is refused', async ({ page, table, words }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto('/');
  await expect(table.offered.getByRole('button', { name: words('ui-play_now') })).toBeEnabled();
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

test('a recovery code that was seen is replaced, and other devices are sent away', async ({
  page,
  stranger,
  table,
  words,
}) => {
  await table.open([{ kind: 'me' }]);
  await page.goto('/settings');
  const code = page.locator('code');
  const show = page.getByText(words('ui-show'), { exact: true });
  await show.click();
  const old = await code.innerText();

  const elsewhere = (await stranger()).page;
  const comeBack = async (known: string) => {
    await elsewhere.goto('/settings');
    await elsewhere.getByLabel(words('ui-recover')).fill(known);
    await elsewhere.getByRole('button', { name: words('ui-recover-do') }).click();
  };
  await comeBack(old);
  await expect(elsewhere.getByText(words('ui-recovered'))).toBeVisible();

  await page.getByRole('button', { name: words('ui-new_code') }).click();
  await page.getByRole('button', { name: words('ui-cancel') }).click();
  await expect(code).toHaveText(old);
  await page.getByRole('button', { name: words('ui-new_code') }).click();
  await page.getByRole('button', { name: words('ui-new_code-do') }).click();
  await expect(page.getByText(words('ui-code_replaced'))).toBeVisible();
  await expect(code).not.toHaveText(old);
  await comeBack(old);
  await expect(elsewhere.getByRole('alert')).toContainText(words('problem-no_such_code'));
  await comeBack(await code.innerText());
  await expect(elsewhere.getByText(words('ui-recovered'))).toBeVisible();
});

import { EASY } from './support/table';
import { expect, test } from './support/test';

/** As if this device had last seen the match long ago. */
async function forget(page: import('@playwright/test').Page, id: string, pace: string) {
  await page.evaluate(
    ([match, pace]) => {
      localStorage.setItem('skerry-seen', JSON.stringify([[match, 1]]));
      const settings = JSON.parse(localStorage.getItem('skerry-settings') ?? '{}');
      localStorage.setItem('skerry-settings', JSON.stringify({ ...settings, speed: 'fast', pace }));
    },
    [id, pace],
  );
}

test('who comes back is shown what happened, once', async ({ page, table }) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  await table.answer();
  await table.fitting();
  await table.quiet(id, [0]);
  const now = await table.sight();
  await page.goto('/');
  await forget(page, id, 'slow');
  await page.goto(`/table/${id}`);
  const recap = page.getByTestId('recap');
  await expect(recap.getByRole('paragraph')).toContainText(/Anna|Puffin|Fulmar|Tern|Gannet|tile/);
  await expect(recap).toBeHidden({ timeout: 60_000 });
  await table.expectSight(now);
  await page.reload();
  await expect(table.board).toBeVisible();
  await table.next();
  await expect(recap).toBeHidden();
});

test('what happened can be skipped, and shown faster', async ({ page, table, words }) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  await table.answer();
  await table.fitting();
  await page.goto('/');
  await forget(page, id, 'slow');
  await page.goto(`/table/${id}`);
  const recap = page.getByTestId('recap');
  await recap
    .getByRole('button', { name: words('ui-pace', { pace: words('ui-speed-slow') }) })
    .click();
  await expect(
    recap.getByRole('button', { name: words('ui-pace', { pace: words('ui-speed-normal') }) }),
  ).toBeVisible();
  await recap.getByRole('button', { name: words('ui-skip_recap') }).click();
  await expect(recap).toBeHidden();
  expect(await table.next()).toBe('decide');
});

test('nobody has to wait for it: the board is there as soon as one turns to it', async ({
  page,
  table,
}) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  await table.answer();
  await table.fitting();
  await page.goto('/');
  await forget(page, id, 'slow');
  await page.goto(`/table/${id}`);
  const recap = page.getByTestId('recap');
  await expect(recap.getByRole('paragraph')).toBeVisible();
  await table.board.click({ position: { x: 5, y: 5 } });
  await expect(recap).toBeHidden();
  await table.draft();
});

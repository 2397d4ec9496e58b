import { AxeBuilder } from '@axe-core/playwright';
import { EASY } from './support/table';
import { expect, test } from './support/test';

test('for a newcomer the games stand first', async ({ page, words }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ui-welcome'));
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    words('ui-games'),
    words('ui-my_tables'),
    words('ui-join_link'),
    words('ui-record-open'),
  ]);
  await expect(page.getByText(words('ui-no_tables'))).toBeVisible();
});

test('for whoever comes back the tables stand first, and change as friends move', async ({
  page,
  stranger,
  table,
  words,
}) => {
  await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const friend = await stranger();
  await friend.join(await table.invitation({ seat: 1 }), 'Berta');
  await expect(friend.board).toBeVisible();
  await table.answer();
  await page.goto('/');
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings.nth(0)).toHaveText(words('ui-my_tables'));
  await expect(headings.nth(1)).toHaveText(words('ui-games'));
  const mine = page.getByRole('region', { name: words('ui-my_tables') });
  const thinks = words('ui-table-others', { names: 'Berta', count: 1 });
  await expect(mine.getByRole('article')).toContainText(thinks);
  await expect(page.getByText(words('ui-waiting', { count: 0 }))).toBeVisible();
  await expect(mine.getByTestId('last-move')).toContainText('Anna');

  await friend.answer();
  await expect(mine.getByRole('article')).toContainText(words('ui-your_turn'));
  await expect(mine.getByTestId('last-move')).toContainText('Berta');
  await expect(mine.getByTestId('last-move')).toContainText(words('ui-just_now'));
  await expect(page.getByText(words('ui-waiting', { count: 1 }))).toBeVisible();
  await expect(page).toHaveTitle(`${words('ui-waiting', { count: 1 })} · Skerry`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  const play = mine.getByRole('link', { name: words('ui-table-play') });
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(table.board).toBeVisible();
});

test('tables that wait for me come before others, and those that are over stand apart', async ({
  page,
  table,
  words,
}) => {
  const over = await table.open([{ kind: 'me' }]);
  await table.giveUp();
  await expect(table.results).toBeVisible();
  const awaited = await table.open([{ kind: 'me' }, EASY]);
  const others = await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  await page.goto('/');
  const mine = page.getByRole('region', { name: words('ui-my_tables') });
  await expect(mine.getByRole('link')).toHaveCount(2);
  await expect(mine.getByRole('link').nth(0)).toHaveAttribute('href', `/table/${awaited}`);
  await expect(mine.getByRole('link').nth(1)).toHaveAttribute('href', `/table/${others}`);
  await expect(mine.getByRole('article').nth(1)).toContainText(words('ui-table-open'));
  const finished = page.getByRole('region', { name: words('ui-finished'), exact: true });
  await expect(finished.getByRole('link')).toHaveAttribute('href', `/table/${over}`);
});

test('without the server the page says so, and comes back by itself', async ({
  page,
  table,
  words,
}) => {
  await table.open([{ kind: 'me' }, EASY]);
  await page.route('**/api/matches', (route) => route.abort());
  await page.goto('/');
  const card = page.getByRole('alert');
  const title = words('problem-unreachable.title');
  await expect(card.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Skerry`);
  await page.unroute('**/api/matches');
  await card.getByRole('button', { name: words('ui-try_again') }).click();
  const mine = page.getByRole('region', { name: words('ui-my_tables') });
  await expect(mine.getByRole('article')).toBeVisible();

  await page.route('**/api/matches', (route) => route.abort());
  await expect(page.getByTestId('stale')).toBeVisible();
  await expect(mine.getByRole('article')).toBeVisible();
  await page.unroute('**/api/matches');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByTestId('stale')).toHaveCount(0);
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { EASY } from './support/table';
import { expect, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target) }))).toEqual(
    [],
  );
}

test('an invitation says which game, who invites and who is there; a name is enough', async ({
  stranger,
  table,
  words,
}) => {
  await table.open([{ kind: 'me' }, { kind: 'friend' }, EASY]);
  const friend = await stranger();
  await friend.page.goto(await table.invitation({ seat: 1 }));
  const says = words('ui-invited-seat', { host: 'Anna', game: words('my-island-name') });
  await expect(heading(friend.page)).toHaveText(says);
  await expect(friend.page).toHaveTitle(`${says} · Skerry`);
  const seats = friend.page
    .getByRole('list', { name: words('ui-invited-company') })
    .getByRole('listitem');
  await expect(seats.nth(0)).toContainText('Anna');
  await expect(seats.nth(0)).toContainText(words('ui-invited-here'));
  await expect(seats.nth(1)).toContainText(words('ui-invited-yours'));
  await expect(seats.nth(2)).toContainText(words('ui-bot', { level: words('ui-level-easy') }));
  await expect(friend.page.getByText(words('my-island-option-rules-eternal'))).toBeVisible();
  await expectAccessible(friend.page);

  await friend.page.getByLabel(words('ui-your_name')).focus();
  await friend.page.keyboard.type('Berta');
  await friend.page.keyboard.press('Enter');
  await expect(friend.board).toBeVisible();
  await expect(table.page.getByText('Berta', { exact: true }).first()).toBeVisible();
});

test('a link to watch says so, and can be passed on as it stands above', async ({
  stranger,
  table,
  words,
}) => {
  await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const watcher = await stranger();
  await watcher.page.goto(await table.invitation('spectator'));
  const says = words('ui-invited-watch', { host: 'Anna', game: words('my-island-name') });
  await expect(heading(watcher.page)).toHaveText(says);
  await expect(watcher.page.getByText(words('ui-invited-watch-about'))).toBeVisible();
  await watcher.page.getByLabel(words('ui-your_name')).fill('Carla');
  await watcher.page.getByRole('button', { name: words('ui-invited-watch-do') }).click();
  await expect(watcher.board).toBeVisible();
  await expect(watcher.finish).toHaveCount(0);

  const next = await stranger();
  await next.page.goto(watcher.page.url());
  await expect(heading(next.page)).toHaveText(says);
});

test('the address of the host seats friends right there, while there are seats', async ({
  page,
  stranger,
  table,
  words,
}) => {
  const id = await table.open([{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }]);
  await expect(page).toHaveURL(/\/table\/\w+#\w{26}$/);
  const address = page.url();
  for (const name of ['Berta', 'Carla']) {
    const friend = await stranger();
    await friend.page.goto(address);
    await expect(heading(friend.page)).toContainText('Anna');
    await friend.page.getByLabel(words('ui-your_name')).fill(name);
    await friend.page.getByTestId('join').click();
    await expect(friend.board).toBeVisible();
  }
  await expect(page).toHaveURL(new RegExp(`/table/${id}$`));

  const late = await stranger();
  await late.page.goto(address);
  const card = late.page.getByRole('alert');
  await expect(card.getByRole('heading', { level: 1 })).toHaveText(
    words('problem-no_seat_left.title'),
  );
  await expect(card).toContainText(words('problem-no_seat_left'));
  await expect(late.page).toHaveTitle(`${words('problem-no_seat_left.title')} · Skerry`);
  const { height = 0 } = (await card.boundingBox()) ?? {};
  expect(height).toBeLessThan(400);
});

test('an address without a link opens nothing, and says what to ask for', async ({
  stranger,
  table,
  words,
}) => {
  const id = await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const link = await table.invitation({ seat: 1 });
  const friend = await stranger();
  for (const address of [`/table/${id}`, `/table/0123456789ab`, `/replay/${id}`]) {
    await friend.page.goto(address);
    await expect(heading(friend.page)).toHaveText(words('ui-closed'));
    await expect(friend.page).toHaveTitle(`${words('ui-closed')} · Skerry`);
    await expect(friend.page.getByText('Anna')).toHaveCount(0);
  }
  await expectAccessible(friend.page);
  await friend.page.getByLabel(words('ui-link')).fill(`Komm! ${link}`);
  await friend.page.keyboard.press('Enter');
  await expect(heading(friend.page)).toContainText('Anna');
});

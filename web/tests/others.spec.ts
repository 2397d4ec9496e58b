/** What the others did: told by turns, marked until one acts, and shown as it happens. */
import type { Page } from '@playwright/test';
import { Amerigo } from './support/amerigo';
import { EASY, type Table } from './support/table';
import { expect, test } from './support/test';

/** Numbers of the positions to which the lines of the log lead, from top to bottom. */
function positions(table: Table): Promise<number[]> {
  return table.log
    .locator('li a')
    .evaluateAll((lines) =>
      lines.map((line) => Number((line.getAttribute('href') ?? '').match(/action=(\d+)/)?.[1])),
    );
}

const marks = (table: Table) =>
  table.log.getByRole('img', { name: table.words('ui-new'), exact: true });

async function withSpeed(page: Page, speed: string): Promise<void> {
  await page.addInitScript((chosen) => {
    const kept = JSON.parse(localStorage.getItem('skerry-settings') ?? '{}');
    localStorage.setItem('skerry-settings', JSON.stringify({ ...kept, speed: chosen }));
  }, speed);
}

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('My Island: one line for each, the newest on top, new until one acts', async ({
      page,
      table,
    }) => {
      const id = await table.open([{ kind: 'me' }, EASY, EASY]);
      await table.answer();
      await table.fitting();
      await table.quiet(id, [0]);
      const shown = await positions(table);
      expect(shown).toEqual([...shown].sort((a, b) => b - a));
      expect(await table.log.locator('ul').nth(1).locator('> li').count()).toBe(3);
      await expect(marks(table).first()).toBeVisible();
      const news = await marks(table).count();
      expect(news).toBeGreaterThanOrEqual(2);
      // Without the log, too: beside the points that it changed.
      for (const seat of [1, 2]) {
        const did = page.locator(`[data-did="${seat}"]`);
        await expect(did.getByRole('img', { name: table.words('ui-new') })).toBeVisible();
      }
      await page.keyboard.press('2');
      await expect(page.locator('[data-tile].fresh').first()).toBeVisible();
      await page.keyboard.press('1');
      await table.draft();
      await expect(marks(table)).toHaveCount(0);
      await table.undo.click();
      await expect(marks(table)).toHaveCount(news);
    });

    test('Amerigo: a turn is one line that unfolds, and its mark outlives its end', async ({
      page,
      words,
    }) => {
      const table = new Amerigo(page, words);
      await table.sitDown(3);
      // What others did on the map is marked although their turns are over: in this round or a later one.
      const arrived = page.locator('[data-arrived], .fresh');
      let turns = 0;
      const isMarked = await table.playUntil(async ({ at, colour }) => {
        if (at === 'confirm' || at === 'done') turns += 1;
        return turns > 0 && at === 'choose' && colour === '' && (await arrived.count()) > 0;
      });
      expect(isMarked).toBe(true);
      const mine = table.log.getByText(/^Anna /).first();
      await expect(mine).toBeVisible();
      await expect(marks(table).first()).toBeVisible();
      const theirs = table.log.locator('li.new').first();
      const before = await positions(table);
      expect(before).toEqual([...before].sort((a, b) => b - a));
      await theirs.getByRole('button', { name: words('ui-unfold') }).click();
      const steps = theirs.locator('.steps a');
      expect(await steps.count()).toBeGreaterThan(1);
      await expect(steps.first()).toHaveText(/(is done|ist fertig|beendet|fertig)/);
      const unfolded = await positions(table);
      expect(unfolded).toEqual([...unfolded].sort((a, b) => b - a));
      await expect(arrived.first()).toBeAttached();
      await page.locator('[data-offer]').first().click();
      await expect(marks(table)).toHaveCount(0);
    });
  });
}

test('a line points at all that a turn was about', async ({ page, table }) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  await table.answer();
  await table.fitting();
  await table.quiet(id, [0]);
  await table.log
    .getByText(/^Anna places/)
    .first()
    .hover();
  await expect(page.locator('[data-highlight]')).toHaveAttribute('data-highlight', /,/);
});

test("a friend's turn is shown step by step, and whoever turns to the board is there at once", async ({
  page,
  stranger,
  words,
}) => {
  await withSpeed(page, 'slow');
  const host = new Amerigo(page, words);
  const { request } = page.context();
  await request.post('/api/me', { data: { name: 'Anna' } });
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const made = await request.post('/api/matches', {
    data: { game: 'amerigo', options: {}, seats },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/table/${id}`);
  const other = await stranger();
  await other.join(await host.invitation({ seat: 1 }), 'Berta');
  const friend = new Amerigo(other.page, words);
  await expect(friend.chart).toBeVisible();

  const telling = page.getByTestId('telling');
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/replay?')) asked.push(one.url());
  });
  // Whoever is first plays; then Berta's turn comes to me with all its steps.
  for (let turns = 0; turns < 8 && asked.length === 0; turns += 1) {
    const isMine = (await host.owing(id)).includes(0);
    const table = isMine ? host : friend;
    await table.playUntil(({ at }) => at === 'confirm' || at === 'done');
    const sight = await table.look();
    await table.after(() => (sight.at === 'done' ? table.done : table.confirm).click());
    if (isMine) continue;
    await expect(telling).toContainText('Berta');
  }
  expect(asked.length).toBeGreaterThan(0);
  await page.locator('.pane').click({ position: { x: 5, y: 5 } });
  await expect.poll(async () => (await host.look()).at).not.toBe('wait');
});

test('where nothing is to move, nothing is waited for', async ({ page, words }) => {
  const table = new Amerigo(page, words);
  await table.sitDown(2);
  let turns = 0;
  await table.playUntil(async ({ at }) => {
    turns += at === 'choose' ? 1 : 0;
    await expect(page.getByTestId('telling')).toHaveCount(0);
    return turns > 2;
  });
});

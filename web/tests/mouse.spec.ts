import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** From now on the second player thinks, whatever the server says of its bots: they may be quick. */
async function letThink(page: Page): Promise<void> {
  const thinking = JSON.stringify({ t: 'thinking', seats: [1], at_most_ms: 3000, spent_ms: 0 });
  await page.routeWebSocket(/\/socket/, (browser) => {
    const server = browser.connectToServer();
    browser.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const { t } = JSON.parse(String(message));
      if (t !== 'thinking') browser.send(message);
      if (t === 'welcome') browser.send(thinking);
    });
  });
}

test('a whole Eternal game against bots by mouse', async ({ page, table, words }) => {
  await page.goto('/');
  await table.offered.getByRole('link', { name: words('ui-new_table'), exact: true }).click();
  for (const level of await page.getByLabel(words('ui-level'), { exact: true }).all()) {
    await level.selectOption('easy');
  }
  await page.getByLabel(words('ui-your_name')).fill('Anna');
  await page.getByRole('button', { name: words('ui-open_table') }).click();

  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/replay?')) asked += 1;
  });
  let rounds = 0;
  while (await table.answer()) rounds += 1;

  expect(rounds).toBeGreaterThan(5);
  await expect(table.results).toBeVisible();
  await table.expectSums(3);
  await expect(table.results.getByRole('img', { name: words('my-island-ui-graph') })).toBeVisible();
  // The log adds up; only where the track ended must the table be asked for each round.
  const line = table.results.getByRole('row', { name: words('my-island-score-track_end') });
  const hasEnded = (await line.count()) > 0;
  expect(hasEnded || asked <= 1).toBe(true);
});

test('each level says what to expect, and a bar that somebody thinks', async ({
  page,
  table,
  words,
}) => {
  await letThink(page);
  await page.goto('/');
  await table.offered.getByRole('link', { name: words('ui-new_table'), exact: true }).click();
  const level = page.getByRole('combobox', { name: words('ui-level'), exact: true }).first();
  for (const one of ['easy', 'medium', 'hard']) {
    await level.selectOption(one);
    await expect(level).toHaveAccessibleDescription(words(`ui-level-${one}-about`));
    await expect(page.getByText(words(`ui-level-${one}-about`)).first()).toBeVisible();
  }
  await page.getByRole('button', { name: words('ui-open_table') }).click();
  const bar = page.locator('[data-player="1"] [data-thinking]');
  await expect(bar).toHaveAccessibleName(/\b3 s/);
});

test('hovering shows the tile, and what it would do there', async ({ page, table, words }) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  const spot = await table.spot(() => table.turn.click());
  await spot.hover();
  await expect(page.locator('[data-ghost="fits"]')).toBeVisible();
  await page.locator('[data-fit="none"]').first().hover();
  await expect(page.locator('[data-ghost="refused"]')).toBeVisible();
  await expect(page.getByText(/^Rule [R\d.]+:/)).toBeVisible();
  await expect(table.undo).toHaveAttribute('title', words('table-nothing_to_undo'));
});

test('wheel, button and key turn the tile alike', async ({ page, table }) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  const fitting = () =>
    table.anchors.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-space')));
  const turned = async (turn: () => Promise<void>, back: () => Promise<void>) => {
    const before = await fitting();
    await turn();
    await expect.poll(fitting).not.toEqual(before);
    const after = await fitting();
    await back();
    await expect.poll(fitting).toEqual(before);
    return after;
  };
  const left = () => page.keyboard.press('Shift+R');
  await table.board.hover();
  const byKey = await turned(() => page.keyboard.press('r'), left);
  const byButton = await turned(() => table.turn.click(), left);
  await table.board.hover();
  const byWheel = await turned(() => page.mouse.wheel(0, 100), left);
  expect(byButton).toEqual(byKey);
  expect(byWheel).toEqual(byKey);
});

test('the tile in hand keeps its size when the board is zoomed', async ({ page, table, words }) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  const hand = page.getByRole('group', { name: words('my-island-ui-hand') });
  const width = async () => (await hand.boundingBox())?.width;
  const cell = page.getByRole('gridcell').first();
  const [before, space] = [await width(), (await cell.boundingBox())?.width ?? 0];
  await page.keyboard.press('+');
  await expect.poll(async () => (await cell.boundingBox())?.width).toBeGreaterThan(space);
  expect(await width()).toBe(before);
});

/** Whole games of Yamataï against bots, with either reading of R1. */
import { expect, test } from './support/test';
import { Yamatai } from './support/yamatai';

// A whole game takes a minute, and longer where much else goes on.
test.describe.configure({ timeout: 480_000 });

test('a whole game of Yamataï at 2 players against a bot', async ({ page, words }) => {
  const table = new Yamatai(page, words);
  await table.sitDown(2);
  await table.playUntil(() => false);
  // Two turns in every round, each with a fleet.
  expect(table.times('fleet')).toBeGreaterThan(6);
  expect(table.times('build')).toBeGreaterThan(0);
  expect(table.times('power')).toBeGreaterThan(0);
  await expect(table.results).toBeVisible();
  await table.expectSums(2);
  await expect(table.results.getByRole('img', { name: words('yamatai-ui-graph') })).toBeVisible();
});

test('a whole game of Yamataï at 4 players, tokens first', async ({ page, words }) => {
  const table = new Yamatai(page, words);
  await table.sitDown(4, { culture_blocks_building: 'true' });
  const tokens = page.locator('[data-token]');
  const pieces = page.locator('[data-piece="standard"]');
  const seats = [0, 1, 2, 3];
  await table.playUntil(async ({ at, round }) => {
    if (at === 'fleet' && round === 1) {
      await expect(tokens).not.toHaveCount(0);
      for (const seat of seats) await expect(page.locator(`[data-player="${seat}"]`)).toBeVisible();
    }
    return false;
  });
  await expect(table.results).toBeVisible();
  await table.expectSums(4);
  expect(await pieces.count()).toBeGreaterThan(0);
});

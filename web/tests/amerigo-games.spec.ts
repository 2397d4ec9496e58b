import { Amerigo } from './support/amerigo';
import { expect, test } from './support/test';

// A whole game of four takes minutes and has nothing that a part of it has not.
test('a whole game of Amerigo at 2 players against bots', async ({ page, words }) => {
  const table = new Amerigo(page, words);
  await table.sitDown(2);
  await table.playUntil(() => false);
  // A turn begins with an action that is taken; some rounds are skipped.
  expect(turnsOf(table)).toBeGreaterThan(30);
  await expect(table.results).toBeVisible();
  await table.expectSums(2);
  await expect(table.results.getByRole('img', { name: words('amerigo-ui-graph') })).toBeVisible();
});

test('two rounds of Amerigo at 4 players against bots', async ({ page, words }) => {
  const table = new Amerigo(page, words);
  await table.sitDown(4);
  const isReached = await table.playUntil(() => turnsOf(table) > 8);
  expect(isReached).toBe(true);
  for (const seat of [0, 1, 2, 3])
    await expect(page.locator(`[data-player="${seat}"]`)).toBeVisible();
});

function turnsOf(table: Amerigo): number {
  return [...table.taken.values()].reduce((sum, times) => sum + times, 0);
}

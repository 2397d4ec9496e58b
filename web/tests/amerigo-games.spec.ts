import { Amerigo } from './support/amerigo';
import { expect, test } from './support/test';

for (const players of [2, 4]) {
  test(`a whole game of Amerigo at ${players} players against bots`, async ({ page, words }) => {
    const table = new Amerigo(page, words);
    await table.sitDown(players);
    await table.playUntil(() => false);
    // A turn begins with an action that is taken; some rounds are skipped.
    const turns = [...table.taken.values()].reduce((sum, times) => sum + times, 0);
    expect(turns).toBeGreaterThan(30);
    await expect(table.results).toBeVisible();
    await table.expectSums(players);
    await expect(table.results.getByRole('img', { name: words('amerigo-ui-graph') })).toBeVisible();
  });
}

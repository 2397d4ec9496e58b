import { Amerigo } from './support/amerigo';
import { expect, test } from './support/test';

for (const players of [2, 4]) {
  test(`a whole game of Amerigo at ${players} players against bots`, async ({ page, words }) => {
    const table = new Amerigo(page, words);
    await table.sitDown(players);
    let turns = 0;
    await table.playUntil(({ at }) => {
      turns += at === 'confirm' ? 1 : 0;
      return false;
    });
    expect(turns).toBeGreaterThan(30);
    await expect(table.results).toBeVisible();
    await table.expectSums(players);
    await expect(table.results.getByRole('img', { name: words('amerigo-ui-graph') })).toBeVisible();
  });
}

/** The table of Amerigo at a glance: what can be reached, what it brings, and nothing cut off. */
import { Amerigo } from './support/amerigo';
import { expect, test } from './support/test';

test('anchors in reach glow with what they bring, and the way is drawn under the pointer', async ({
  page,
  words,
}) => {
  const table = new Amerigo(page, words);
  await table.sitDown(2);
  const first = page.locator('[data-goal="first"]');
  const isInReach = await table.playUntil(
    async ({ at }) => at === 'sail' && (await first.count()) > 0,
  );
  expect(isInReach).toBe(true);
  await expect(first.first()).toContainText(/^\+\d/);
  await expect(page.locator('[data-route]')).toHaveCount(0);
  const [far = ''] = (await table.look()).what;
  await table.place(far).hover();
  await expect(page.locator('[data-route]')).toBeVisible();
});

test('all seven actions, and gold instead, can be seen whole with four players', async ({
  page,
  words,
}) => {
  const table = new Amerigo(page, words);
  await table.sitDown(4);
  await table.playUntil(({ at }) => at === 'choose');
  const panel = page.locator('[data-step="choose"]');
  const room = await panel.evaluate((element) => {
    const card = element.closest('.am-card') ?? element;
    const { bottom, right } = card.getBoundingClientRect();
    const rows = [...card.querySelectorAll('button')].map((row) => row.getBoundingClientRect());
    return {
      rows: rows.length,
      cut: rows.filter((row) => row.bottom > bottom || row.right > right).length,
      scrolls: card.scrollHeight - card.clientHeight,
    };
  });
  expect(room.rows).toBeGreaterThanOrEqual(8);
  expect(room).toMatchObject({ cut: 0, scrolls: 0 });
});

test('squares are as large as the chart allows, with four players too', async ({ page, words }) => {
  const table = new Amerigo(page, words);
  await table.sitDown(4);
  const side = async () => (await table.place('a1').boundingBox())?.width ?? 0;
  await expect.poll(side).toBeGreaterThanOrEqual(26);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(side).toBeGreaterThanOrEqual(36);
});

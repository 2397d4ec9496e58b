import { Amerigo } from './support/amerigo';
import { expect, test } from './support/test';
import { watch } from './support/watching';

test('points fly to whose they are, and block nothing', async ({ page, table }) => {
  const seen = await watch(page, 'normal');
  await table.open([{ kind: 'me' }]);
  await table.next();
  await table.pass.click();
  await expect.poll(async () => (await seen()).flights).toEqual(['0 \u22121']);
  expect((await seen()).blocked).toBe(false);
  await expect(page.locator('[data-flight], [data-moment]')).toHaveCount(0);
});

for (const motion of ['speed', 'system'] as const) {
  test(`without motion, chosen by the ${motion}, nothing flies, and all is told`, async ({
    page,
    table,
  }) => {
    if (motion === 'system') await page.emulateMedia({ reducedMotion: 'reduce' });
    const seen = await watch(page, motion === 'speed' ? 'off' : 'normal');
    await table.open([{ kind: 'me' }]);
    await table.next();
    await table.pass.click();
    await expect
      .poll(async () => (await seen()).said.some((one) => one.includes('passes')))
      .toBe(true);
    expect(await seen()).toMatchObject({ flights: [], moments: [] });
  });
}

test('in Amerigo an island that is discovered is a moment on the map', async ({ page, words }) => {
  const seen = await watch(page, 'normal');
  const table = new Amerigo(page, words);
  await table.sitDown(2);
  const found = `found ${words('amerigo-ui-moment-island_discovered')}`;
  await table.playUntil(async () => (await seen()).moments.includes(found));
  const { moments, flights, said, blocked } = await seen();
  expect(moments).toContain(found);
  expect(flights.length).toBeGreaterThan(0);
  expect(said.join(' ')).toContain(words('amerigo-ui-moment-island_discovered'));
  expect(blocked).toBe(false);
});

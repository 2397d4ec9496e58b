import { expect, test } from './support/test';
import { Yamatai } from './support/yamatai';

// A whole game takes a minute, and longer where much else goes on.
test.describe.configure({ timeout: 480_000 });

test.use({ language: 'de' });

test('a whole game of Yamataï on a phone by touch, in German', async ({ page, words }) => {
  const table = new Yamatai(page, words, (what) => what.tap(), true);
  await table.sitDown(2);
  let turns = 0;
  await table.playUntil(async ({ at }) => {
    await expect(table.prompt).toBeInViewport();
    turns += at === 'fleet' ? 1 : 0;
    return turns > 4;
  });
  await table.expectFits();
  await table.playToEnd(2);
});

test('a tap by accident takes no fleet and places no boat', async ({ page, words }) => {
  const table = new Yamatai(page, words, (what) => what.tap(), true);
  table.usesPowers = false;
  await table.sitDown(2);
  await table.playUntil(({ at }) => at === 'fleet');
  const before = await table.sight();
  const [fleet = ''] = (await table.look()).what;
  await table.target(fleet).tap();
  await expect(table.putDown).toBeInViewport({ ratio: 1 });
  await table.target(fleet).tap();
  await expect(table.putDown).toHaveCount(0);
  await table.expectSight(before);
});

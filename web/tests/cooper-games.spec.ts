/** Whole games of Cooper Island: against bots, and alone against Cooper. */
import { Cooper } from './support/cooper';
import { expect, test } from './support/test';

// A whole game has hundreds of small decisions.
test.describe.configure({ timeout: 900_000 });

test('a whole game of Cooper Island at 2 players against a bot', async ({ page, words }) => {
  const table = new Cooper(page, words);
  await table.sitDown(2);
  await table.playUntil(() => false);
  // Two workers at least in each of five rounds.
  expect(table.times('put_worker')).toBeGreaterThanOrEqual(10);
  await expect(table.results).toBeVisible();
  await table.expectSums(2);
});

test('a whole game of Cooper Island at 4 players', async ({ page, words }) => {
  const table = new Cooper(page, words);
  await table.sitDown(4);
  await table.playUntil(() => false);
  await expect(table.results).toBeVisible();
  await table.expectSums(4);
});

test('a whole game of Cooper Island without a mouse', async ({ page, words }) => {
  const table = new Cooper(page, words, async (what) => {
    await what.focus();
    await page.keyboard.press('Enter');
  });
  table.usesKeys = true;
  await table.sitDown(2);
  await table.playUntil(() => false);
  expect(table.times('put_worker')).toBeGreaterThanOrEqual(10);
  await expect(table.results).toBeVisible();
});

test('a whole game of Cooper Island alone: Cooper moves, and has points at the end', async ({
  page,
  words,
}) => {
  const table = new Cooper(page, words);
  await table.sitDown(1, { difficulty: 'easy', strategy: 'traders' });
  await expect(page.getByRole('region', { name: words('cooper-island-ui-cooper') })).toBeVisible();
  await table.playUntil(() => false);
  await expect(table.results).toBeVisible();
  // Cooper has a column beside the only player, and its lines add up as well.
  await table.expectSums(2);
});

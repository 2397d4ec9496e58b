/** Cooper Island by touch, in German. */
import { Cooper } from './support/cooper';
import { expect, test } from './support/test';

// A whole game has hundreds of small decisions.
test.describe.configure({ timeout: 900_000 });

test.use({ language: 'de' });

test('a whole game of Cooper Island on a phone by touch, in German', async ({ page, words }) => {
  const table = new Cooper(page, words, (what) => what.tap(), true);
  await table.sitDown(2);
  await table.playUntil(async ({ round }) => {
    await expect(table.prompt).toBeInViewport();
    return round > 1;
  });
  await table.expectFits();
  await table.playToEnd(2);
});

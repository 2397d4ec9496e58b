import { AxeBuilder } from '@axe-core/playwright';
import { EASY } from './support/table';
import { expect, test } from './support/test';

test('a finished match is analysed, opened at its turning point and played on from there', async ({
  page,
  table,
  words,
}) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  // Whoever ends at the first card throws the match away: there it turns.
  await table.giveUp();
  await table.end();

  await page.getByTestId('analyse').click();
  await page.waitForURL(`**/analysis/${id}`);
  // It may be left and come back to, and says how far it is.
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goto(`/replay/${id}`);
  await page.getByRole('link', { name: words('ui-analyse') }).click();

  const point = page.getByTestId('point');
  await expect(point).toHaveText(/^1 of [1-5]$/);
  const list = page.getByRole('region', { name: words('ui-analysis-points') });
  const mine = list.getByRole('button', { name: /Anna .*mistake/ });
  await mine.click();
  await expect(mine).toHaveAttribute('aria-current', 'true');
  await expect(page.getByTestId('prompt')).toContainText(/your mistake cost \d+ in 100\./);
  await expect(page.locator('[data-hint-place="1"]')).toContainText(words('ui-analysis-better'));
  await expect(page.getByTestId('sum')).toContainText('50 at the start');
  const graph = page.getByRole('slider', { name: words('ui-analysis-graph') });
  await expect(graph).toHaveAttribute('aria-valuetext', /^Of 100 matches: Anna \d+ and /);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);

  // A click on the graph goes to that moment, the arrow keys to the turning points.
  const { width, height } = (await graph.boundingBox()) ?? { width: 0, height: 0 };
  await graph.click({ position: { x: width - 2, y: height / 2 } });
  await expect(page).toHaveURL(/action=\d\d/);
  await expect(point).toHaveText(/turning point/);
  await graph.blur();
  for (let left = await list.getByRole('button').count(); left > 0; left -= 1) {
    await page.keyboard.press('ArrowLeft');
    await expect(point).toHaveText(new RegExp(`^${left} of`));
  }

  await mine.click();
  const at = Number(new URL(page.url()).searchParams.get('action'));
  const onward = page.getByRole('button', { name: words('ui-branch-here') });
  await onward.click();
  await expect(page.getByText(words('ui-branch-about', { at }))).toBeVisible();
  await onward.click();
  await page.waitForURL(/\/table\//);
  expect(page.url()).not.toContain(id);
  await expect(table.board).toBeVisible();
});

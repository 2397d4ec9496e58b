import { EASY } from './support/table';
import { expect, test } from './support/test';

test('a reload in the middle of a turn changes nothing', async ({ page, table, words }) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  await table.answer();
  await table.answer();
  await table.fitting();
  await table.quiet(id, [0]);
  await table.draft();
  await page.mouse.move(0, 0);
  const before = await table.sight();
  await page.reload();
  await table.expectSight(before);
  await table.commit();

  await page.goto('/');
  const mine = page.getByRole('region', { name: words('ui-my_tables') });
  await mine.getByRole('link').first().click();
  await expect(table.board).toBeVisible();
});

test('a link leads to a position of the replay', async ({ page, table, words }) => {
  await table.open([{ kind: 'me' }, EASY]);
  await table.answer();
  await table.next();
  await table.log.getByText(/^Anna places/).click();
  const position = page.getByTestId('position');
  const shown = await position.innerText();
  const spaces = async () => (await table.sight()).spaces;
  const board = await spaces();
  await page.keyboard.press('Home');
  await expect(page.getByText(words('ui-beginning'))).toBeVisible();
  const steps = Number.parseInt(shown, 10);
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveText(new RegExp(`^${step} `));
  }
  await expect.poll(spaces).toEqual(board);
});

test('the replay says whose board it shows, and ends on mine', async ({ page, table, words }) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  await table.answer();
  await table.giveUp();
  await table.end();
  await page.goto(`/replay/${id}?action=3`);
  // Before anything is known an arrow leads nowhere.
  await page.keyboard.press('ArrowRight');
  const boards = page.getByRole('group', { name: words('ui-boards') });
  await expect(boards.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(page.getByTestId('position')).toHaveText(/^[34] /);
  await page.keyboard.press('End');
  await expect(boards.getByText(words('ui-board_of', { name: 'Anna' }))).toBeVisible();
  await boards.getByRole('button', { pressed: false }).click();
  await expect(boards.getByText(words('ui-board_of', { name: 'Anna' }))).toBeHidden();
});

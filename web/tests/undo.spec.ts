import { EASY } from './support/table';
import { expect, test } from './support/test';

test('undo leads back to exactly what was there', async ({ table }) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  await table.answer();
  await table.fitting();
  await table.quiet(id, [0]);
  const spot = await table.spot(() => table.turn.click());
  await table.page.mouse.move(0, 0);
  const before = await table.sight();
  await spot.click();
  await expect(table.confirm).toBeEnabled();
  expect(await table.sight()).not.toEqual(before);
  await table.undo.click();
  await table.page.mouse.move(0, 0);
  await table.expectSight(before);
});

test('an undo that cannot be says why', async ({ table, words }) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  await table.undo.click({ force: true });
  await expect(table.refusal).toContainText(words('table-nothing_to_undo'));
});

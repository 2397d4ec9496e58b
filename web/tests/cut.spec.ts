import { lineOf } from './support/line';
import { expect, test } from './support/test';

for (const kind of ['cut', 'silence'] as const) {
  test(`the line breaks (${kind}): a banner, then all that was missed`, async ({
    page,
    stranger,
    table,
  }) => {
    const line = await lineOf(page);
    await table.open([{ kind: 'me' }, { kind: 'friend' }]);
    const friend = await stranger();
    await friend.join(await table.invitation({ seat: 1 }), 'Berta');
    await expect(friend.board).toBeVisible();
    await table.answer();

    await line[kind]();
    await expect(table.banner).toBeVisible();
    await friend.answer();
    await friend.next();
    line.mend();
    await expect(table.banner).toBeHidden();

    const { log, points } = await friend.sight();
    await expect.poll(async () => (await table.sight()).log).toEqual(log);
    await expect.poll(async () => (await table.sight()).points).toEqual(points);
    await table.answer();
    await expect.poll(async () => (await friend.sight()).log.length).toBeGreaterThan(log.length);
  });
}

test('what is confirmed while the line is broken is done once, when it is back', async ({
  page,
  table,
}) => {
  const line = await lineOf(page);
  await table.open([{ kind: 'me' }]);
  await table.next();
  await table.draft();
  // It breaks, and nobody knows yet.
  line.silence();
  await table.confirm.click();
  await expect(table.banner).toBeVisible();
  line.mend();
  await expect(table.banner).toBeHidden();
  await expect(table.log.getByText(/^Anna places the/)).toHaveCount(1);
});

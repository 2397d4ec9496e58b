import { OwnServer } from './support/server';
import { EASY } from './support/table';
import { expect, test } from './support/test';

test('the server is killed in the middle: nothing confirmed is lost', async ({ table }) => {
  const server = new OwnServer();
  try {
    await server.start();
    const { origin } = server;
    const id = await table.open([{ kind: 'me' }, { kind: 'hot_seat', name: 'Berta' }, EASY], {
      origin,
    });
    for (let decisions = 0; decisions < 5; decisions += 1) await table.answer();
    await table.next();
    await table.quiet(id, [1], origin);
    await table.page.mouse.move(0, 0);
    const before = await table.sight();
    expect(before.log.filter((line) => line.startsWith('Anna ')).length).toBeGreaterThanOrEqual(3);

    await server.kill();
    await expect(table.banner).toBeVisible();
    await server.start();
    await expect(table.banner).toBeHidden();
    await table.expectSight(before);

    await table.page.reload();
    await expect.poll(async () => (await table.sight()).log).toEqual(before.log);
    await table.answer();
    await table.answer();
    await expect
      .poll(async () => (await table.sight()).log.length)
      .toBeGreaterThan(before.log.length);
  } finally {
    await server.end();
  }
});

test('killed right after a move was confirmed', async ({ table }) => {
  const server = new OwnServer();
  try {
    await server.start();
    await table.open([{ kind: 'me' }, { kind: 'hot_seat', name: 'Berta' }], {
      origin: server.origin,
    });
    await table.next();
    await table.draft();
    await table.confirm.click();
    await expect(table.log.getByText(/^Anna places the/)).toBeVisible();
    await server.kill();
    await expect(table.banner).toBeVisible();
    await server.start();
    await expect(table.banner).toBeHidden();
    await table.page.reload();
    await expect(table.log.getByText(/^Anna places the/)).toHaveCount(1);
  } finally {
    await server.end();
  }
});

test('killed while a move is being made: it is still there, and can be confirmed', async ({
  table,
  page,
}) => {
  const server = new OwnServer();
  try {
    await server.start();
    await table.open([{ kind: 'me' }, { kind: 'hot_seat', name: 'Berta' }], {
      origin: server.origin,
    });
    await table.next();
    await table.draft();
    await page.mouse.move(0, 0);
    const before = await table.sight();
    await server.kill();
    await expect(table.banner).toBeVisible();
    await server.start();
    await expect(table.banner).toBeHidden();
    await table.expectSight(before);
    await expect(table.confirm).toBeEnabled();
    await expect(table.refusal).toHaveCount(0);
    await table.confirm.click();
    await expect(table.log.getByText(/^Anna places the/)).toBeVisible();
    await expect(table.refusal).toHaveCount(0);
  } finally {
    await server.end();
  }
});

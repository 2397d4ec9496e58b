import { Postgres } from './support/postgres';
import { OwnServer } from './support/server';
import type { Table } from './support/table';
import { expect, test } from './support/test';

test.skip(Postgres.isMissing(), 'PostgreSQL is not installed');

/** Both answer the card, and each sees on their own node what the other did. */
async function round(one: Table, other: Table): Promise<void> {
  await one.answer();
  await other.answer();
  await one.next();
  await other.next();
  await expectAlike(one, other);
}

async function expectAlike(one: Table, other: Table): Promise<void> {
  const { log, points } = await one.sight();
  await expect.poll(async () => (await other.sight()).log).toEqual(log);
  await expect.poll(async () => (await other.sight()).points).toEqual(points);
}

test('two nodes share one database: friends play on both, and one node is killed', async ({
  page,
  stranger,
  table,
  words,
}) => {
  const postgres = new Postgres();
  await postgres.start();
  const nodes = [0, 1].map(() => new OwnServer({ database: postgres.url }));
  const [first, second] = nodes as [OwnServer, OwnServer];
  try {
    await Promise.all(nodes.map((node) => node.start()));
    // Another host name is another browser as far as cookies go: nodes of one's own domain
    // would share them.
    const elsewhere = `http://localhost:${second.port}`;

    const id = await table.open([{ kind: 'me' }, { kind: 'friend' }], { origin: first.origin });
    const invitation = new URL(await table.invitation({ seat: 1 }));
    expect(invitation.origin).toBe(first.origin);
    const friend = await stranger();
    await friend.join(elsewhere + invitation.pathname + invitation.hash, 'Berta');
    await expect(friend.board).toBeVisible();
    await expect(page.getByText('Berta', { exact: true }).first()).toBeVisible();
    for (let rounds = 0; rounds < 3; rounds += 1) await round(table, friend);

    // What was confirmed last is what could be lost most easily.
    await table.answer();
    const me = await page.context().request.get(`${first.origin}/api/me`);
    const { recovery_code: code } = (await me.json()) as { recovery_code: string };
    const before = await table.sight();
    await first.kill();
    await expect(table.banner).toBeVisible();

    await page.goto(`${elsewhere}/settings`);
    await page.getByLabel(words('ui-recover'), { exact: true }).fill(code);
    await page.getByRole('button', { name: words('ui-recover-do') }).click();
    await expect(page.getByText(words('ui-recovered'))).toBeVisible();
    await page.goto(`${elsewhere}/table/${id}`);
    await expect(table.board).toBeVisible();
    await table.expectSight(before);

    await friend.answer();
    await table.next();
    await friend.next();
    await expectAlike(table, friend);
    for (let rounds = 0; rounds < 2; rounds += 1) await round(table, friend);
    await table.giveUp();
    await friend.giveUp();
    for (const each of [table, friend]) await each.end();

    // A node that comes back knows it all.
    await first.start();
    await page.goto(`${first.origin}/table/${id}`);
    await expect(table.results).toBeVisible();
  } finally {
    for (const node of nodes) await node.end();
    await postgres.end();
  }
});

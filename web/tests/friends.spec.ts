import { expect, test } from './support/test';

test('two browsers play each other by invitation, and a third one watches', async ({
  page,
  stranger,
  table,
}) => {
  await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const toSeat = await table.invitation({ seat: 1 });
  const toWatch = await table.invitation('spectator');
  const friend = await stranger();
  await friend.join(toSeat, 'Berta');
  await expect(friend.board).toBeVisible();
  const watcher = await stranger();
  await watcher.join(toWatch, 'Carla');
  await expect(watcher.board).toBeVisible();
  await expect(page.getByText('Berta', { exact: true }).first()).toBeVisible();

  // Every seat is taken; whoever wants to watch can still be asked in.
  await page.getByRole('button', { name: table.words('ui-share'), exact: true }).click();
  await expect.poll(() => table.invitation('spectator')).toBe(toWatch);
  await page.keyboard.press('Escape');

  for (let round = 0; round < 3; round += 1) {
    await table.answer();
    await friend.answer();
    await table.next();
    await friend.next();
  }
  const { log, points } = await table.sight();
  expect(log.filter((line) => line.startsWith('Berta ')).length).toBeGreaterThan(2);
  for (const other of [friend, watcher]) {
    await expect.poll(async () => (await other.sight()).log).toEqual(log);
    await expect.poll(async () => (await other.sight()).points).toEqual(points);
  }

  await table.giveUp();
  await friend.giveUp();
  for (const each of [table, friend, watcher]) await each.end();
});

test('an invitation to a seat works once', async ({ stranger, table, words }) => {
  const id = await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const link = await table.invitation({ seat: 1 });
  const friend = await stranger();
  await friend.join(link, 'Berta');
  await expect(friend.board).toBeVisible();

  const late = await stranger();
  await late.page.goto(link);
  const alert = late.page.getByRole('alert');
  await expect(alert).toContainText(words('problem-no_such_invitation'));
  await late.page.goto(`/table/${id}`);
  await expect(late.page.getByRole('heading', { level: 1 })).toHaveText(words('ui-closed'));
});

test('who watches cannot act, neither by hand nor on the wire', async ({ stranger, table }) => {
  const id = await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const watcher = await stranger();
  await watcher.join(await table.invitation('spectator'), 'Carla');
  await expect(watcher.board).toBeVisible();
  await expect(watcher.confirm).toHaveCount(0);
  await expect(watcher.finish).toHaveCount(0);
  await expect(watcher.page.locator('[data-fit]')).toHaveCount(0);

  const answers = await watcher.page.evaluate(async (match) => {
    const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/socket`);
    const heard: { t: string; id?: number | null }[] = [];
    const asked = [
      { t: 'act', id: 1, seat: 0, decision: 0, action: { do: 'finish' } },
      { t: 'commit', id: 2, seat: 0, decision: 1 },
      { t: 'undo', id: 3, seat: 0, decision: 0, all: true },
    ];
    await new Promise<void>((resolve) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.t === 'welcome') for (const each of asked) socket.send(JSON.stringify(each));
        if (typeof message.id === 'number') heard.push(message);
        if (heard.length === asked.length) resolve();
      };
    });
    socket.close();
    return heard.map(({ t }) => t);
  }, id);
  expect(answers).toEqual(['refused', 'refused', 'refused']);
  await expect(table.log.getByText(/^Anna/)).toHaveCount(0);
});

test('the host lets a bot of a chosen strength play for who has left', async ({
  page,
  stranger,
  table,
  words,
}) => {
  const id = await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const friend = await stranger();
  await friend.join(await table.invitation({ seat: 1 }), 'Berta');
  await expect(friend.board).toBeVisible();
  await friend.page.close();
  await table.left(id, 1);
  await table.points.nth(1).click();
  await page.getByLabel(words('ui-level')).selectOption('hard');
  await page.getByRole('button', { name: words('ui-let_bot_play') }).click();
  const about = words('ui-bot', { level: words('ui-level-hard') });
  await expect(page.getByText(about)).toBeVisible();
});

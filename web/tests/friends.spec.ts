import type { Browser, Page } from '@playwright/test';
import { Table } from './support/table';
import { expect, settle, test } from './support/test';
import { type Words, wordsOf } from './support/words';

/** Somebody else, on a device of their own. */
async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await settle(context, { language: 'en', theme: 'light' });
  return context.newPage();
}

async function join(page: Page, link: string, name: string, words: Words): Promise<void> {
  await page.goto(link);
  await page.getByLabel(words('ui-your_name')).fill(name);
  await page.getByRole('button', { name: words('ui-join-do') }).click();
}

test('two browsers play each other by invitation, and a third one watches', async ({
  browser,
  page,
  table,
  words,
}) => {
  const id = await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const link = (label: string) => page.getByLabel(label).inputValue();
  const seat = await link(words('ui-invite_seat', { number: 2 }));
  const seats = await link(words('ui-invite_spectator'));

  const friend = new Table(await stranger(browser), words);
  await join(friend.page, seat, 'Berta', words);
  await expect(friend.board).toBeVisible();
  const watcher = new Table(await stranger(browser), words);
  await join(watcher.page, seats, 'Carla', words);
  await expect(watcher.board).toBeVisible();
  await expect(page.getByText('Berta', { exact: true }).first()).toBeVisible();

  const late = await stranger(browser);
  await join(late, seat, 'Dora', words);
  await expect(late.getByRole('alert')).toContainText(words('problem-no_such_invitation'));
  await late.goto(`/table/${id}`);
  await expect(late.getByRole('alert')).toContainText(words('problem-no_such_match'));

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
  for (const each of [table, friend, watcher]) await expect(each.results).toBeVisible();
});

test('who watches cannot act, neither by hand nor on the wire', async ({
  browser,
  page,
  table,
}) => {
  const words = wordsOf('en');
  const id = await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const link = await page.getByLabel(words('ui-invite_spectator')).inputValue();
  const watcher = new Table(await stranger(browser), words);
  await join(watcher.page, link, 'Carla', words);
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
      { t: 'undo', id: 3, seat: 0, all: true },
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

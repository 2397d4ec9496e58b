import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from './support/test';

/**
 * The line of a page to its server, which can be cut, or fall silent, and be mended. As on a real
 * network, what is sent while it is silent comes late, or the connection is given up.
 */
async function lineOf(page: Page) {
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  const open = new Set<WebSocketRoute>();
  let late: { of: WebSocketRoute; send: () => void }[] = [];
  await page.routeWebSocket(/\/socket/, (browser) => {
    if (state === 'cut') {
      void browser.close();
      return;
    }
    const server = browser.connectToServer();
    open.add(browser);
    const pass = (send: () => void) => {
      if (state === 'whole') send();
      else late.push({ of: browser, send });
    };
    browser.onMessage((message) => pass(() => server.send(message)));
    server.onMessage((message) => pass(() => browser.send(message)));
    browser.onClose(() => {
      open.delete(browser);
      void server.close();
    });
  });
  return {
    async cut() {
      state = 'cut';
      for (const each of open) await each.close();
      open.clear();
    },
    silence() {
      state = 'silent';
    },
    mend() {
      state = 'whole';
      const held = late.filter(({ of }) => open.has(of));
      late = [];
      for (const { send } of held) send();
    },
  };
}

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
    await expect(table.banner).toBeVisible({ timeout: 3000 });
    await friend.answer();
    await friend.next();
    line.mend();
    await expect(table.banner).toBeHidden({ timeout: 15_000 });

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
  await line.cut();
  await expect(table.banner).toBeVisible({ timeout: 3000 });
  await table.confirm.click();
  line.mend();
  await expect(table.banner).toBeHidden({ timeout: 15_000 });
  await expect(table.log.getByText(/^Anna places tile/)).toHaveCount(1);
});

/** The line between a page and its server, in the hands of a test. */
import type { Page, WebSocketRoute } from '@playwright/test';

/**
 * The line of a page to its server, which can be cut, or fall silent, and be mended. As on a real
 * network, what is sent while it is silent comes late, or the connection is given up.
 */
export async function lineOf(page: Page) {
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

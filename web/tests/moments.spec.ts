import type { Page } from '@playwright/test';
import { Amerigo } from './support/amerigo';
import { expect, test } from './support/test';

interface Seen {
  flights: string[];
  moments: string[];
  said: string[];
  /** Whether anything of it could have been pressed. */
  blocked: boolean;
}

/** Writes down what appears, as moments are gone before a test can look. */
async function watch(page: Page, speed: 'normal' | 'off'): Promise<() => Promise<Seen>> {
  await page.addInitScript(
    (settings) => {
      localStorage.setItem('skerry-settings', settings);
      const seen: Seen = { flights: [], moments: [], said: [], blocked: false };
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
          const status = target.parentElement?.closest('[role="status"]');
          if (status) seen.said.push(status.textContent ?? '');
          for (const node of addedNodes) {
            if (!(node instanceof HTMLElement)) continue;
            const { flight, moment } = node.dataset;
            if (flight) seen.flights.push(`${flight} ${node.textContent?.trim()}`);
            if (moment) seen.moments.push(`${moment} ${node.textContent?.trim()}`);
            if ((flight || moment) && getComputedStyle(node).pointerEvents !== 'none') {
              seen.blocked = true;
            }
          }
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    JSON.stringify({ language: 'en', speed, confirm: 'never', sounds: false }),
  );
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

test('points fly to whose they are, and block nothing', async ({ page, table }) => {
  const seen = await watch(page, 'normal');
  await table.open([{ kind: 'me' }]);
  await table.next();
  await table.pass.click();
  await expect.poll(async () => (await seen()).flights).toEqual(['0 \u22121']);
  expect((await seen()).blocked).toBe(false);
  await expect(page.locator('[data-flight], [data-moment]')).toHaveCount(0);
});

for (const motion of ['speed', 'system'] as const) {
  test(`without motion, chosen by the ${motion}, nothing flies, and all is told`, async ({
    page,
    table,
  }) => {
    if (motion === 'system') await page.emulateMedia({ reducedMotion: 'reduce' });
    const seen = await watch(page, motion === 'speed' ? 'off' : 'normal');
    await table.open([{ kind: 'me' }]);
    await table.next();
    await table.pass.click();
    await expect
      .poll(async () => (await seen()).said.some((one) => one.includes('passes')))
      .toBe(true);
    expect(await seen()).toMatchObject({ flights: [], moments: [] });
  });
}

test('in Amerigo an island that is discovered is a moment on the map', async ({ page, words }) => {
  const seen = await watch(page, 'normal');
  const table = new Amerigo(page, words);
  await table.sitDown(2);
  const found = `found ${words('amerigo-ui-moment-island_discovered')}`;
  await table.playUntil(async () => (await seen()).moments.includes(found));
  const { moments, flights, said, blocked } = await seen();
  expect(moments).toContain(found);
  expect(flights.length).toBeGreaterThan(0);
  expect(said.join(' ')).toContain(words('amerigo-ui-moment-island_discovered'));
  expect(blocked).toBe(false);
});

/** What a page shows for a moment only, written down as it happens. */
import type { Page } from '@playwright/test';

interface Seen {
  flights: string[];
  moments: string[];
  said: string[];
  /** Whether anything of it could have been pressed. */
  blocked: boolean;
}

/** Writes down what appears, as moments are gone before a test can look. */
export async function watch(
  page: Page,
  speed: 'normal' | 'off',
  confirm: 'always' | 'never' = 'never',
): Promise<() => Promise<Seen>> {
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
    JSON.stringify({ language: 'en', speed, confirm, sounds: false, firsts: false }),
  );
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

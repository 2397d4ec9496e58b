/** Moving about without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Looks with Tab a little further on, else back, until the focus is there. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  for (const [key, most] of [
    ['Tab', 15],
    ['Shift+Tab', 60],
  ] as const) {
    for (let steps = 0; steps < most; steps += 1) {
      if (await isThere()) return;
      await page.keyboard.press(key);
    }
  }
  expect(await isThere(), 'reached with Tab').toBe(true);
}

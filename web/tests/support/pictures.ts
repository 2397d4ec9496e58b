/** Pictures for people to look at: `npm run pictures` takes them, the tests themselves need none. */
import type { Page } from '@playwright/test';

export const ARE_PICTURES_WANTED = process.env.SKERRY_PICTURES === '1';

export async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `screenshots/${name}.png` });
}

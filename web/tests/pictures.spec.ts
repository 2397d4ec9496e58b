/** Pictures of every page in both themes, sizes and languages, for people to look at. */
import { dress, middle, stops } from './support/pages';
import { expect, test } from './support/test';

for (const theme of ['light', 'dark'] as const) {
  test(`pictures, ${theme}`, async ({ page, table }, { project }) => {
    const over = await middle(table, 8);
    await table.giveUp();
    await expect(table.results).toBeVisible();
    const running = await middle(table, 9);
    for (const language of ['en', 'de'] as const) {
      await dress(page, theme, language);
      for (const stop of stops(running, over)) {
        await stop.go(page, language);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.screenshot({
          path: `screenshots/${project.name}-${theme}-${language}-${stop.name}.png`,
        });
      }
    }
  });
}

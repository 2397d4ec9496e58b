import { examine } from './support/axe';
import { dress, middle, stops } from './support/pages';
import { test } from './support/test';

// Colours do not depend on the language, nor words on the theme: two pairs show all four.
for (const [theme, language] of [
  ['light', 'en'],
  ['dark', 'de'],
] as const) {
  test(`axe finds nothing on any page, ${theme}, ${language}`, async ({ page, table }) => {
    const over = await middle(table, 2);
    await table.giveUp();
    await table.end();
    const running = await middle(table, 3);
    await dress(page, theme, language);
    for (const stop of stops(running, over)) {
      await test.step(stop.name, async () => {
        await stop.go(page, language);
        await examine(page, stop.name, stop.name === 'table' ? 'squares' : 'none');
      });
    }
  });
}

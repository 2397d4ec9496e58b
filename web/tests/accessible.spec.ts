import { AxeBuilder } from '@axe-core/playwright';
import { dress, middle, stops } from './support/pages';
import { expect, test } from './support/test';

// Colours do not depend on the language, nor words on the theme: two pairs show all four.
for (const [theme, language] of [
  ['light', 'en'],
  ['dark', 'de'],
] as const) {
  test(`axe finds nothing on any page, ${theme}, ${language}`, async ({ page, table }) => {
    const over = await middle(table, 2);
    await table.giveUp();
    await expect(table.results).toBeVisible();
    const running = await middle(table, 3);
    await dress(page, theme, language);
    for (const stop of stops(running, over)) {
      await test.step(stop.name, async () => {
        await stop.go(page, language);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          where: nodes.slice(0, 5).map((node) => `${node.target}: ${node.failureSummary}`),
        }));
        expect.soft(found, stop.name).toEqual([]);
      });
    }
  });
}

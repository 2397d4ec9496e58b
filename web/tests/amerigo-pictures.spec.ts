/** Pictures of the table of Amerigo in every phase, both themes and sizes; axe looks at them too. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { Amerigo } from './support/amerigo';
import { expect, test } from './support/test';

test('the table of Amerigo in every phase, for people to look at and for axe', async ({
  page,
  words,
}, { project }) => {
  const isTouch = project.name === 'phone';
  const press = (what: Locator) => (isTouch ? what.tap() : what.click());
  const table = new Amerigo(page, words, press, isTouch);
  await table.sitDown(isTouch ? 2 : 4);
  const seen = new Set<string>();

  async function picture(name: string): Promise<void> {
    if (seen.has(name)) return;
    seen.add(name);
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((to) => {
        document.documentElement.dataset.theme = to;
      }, theme);
      await page.screenshot({
        path: `screenshots/${project.name}-${theme}-en-amerigo-${name}.png`,
      });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.slice(0, 5).map((node) => `${node.target}: ${node.failureSummary}`),
      }));
      expect.soft(found, `${name}, ${theme}`).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
    });
  }

  let turns = 0;
  await table.playUntil(async (sight) => {
    const colour = await page.locator('[data-step]').getAttribute('data-colour');
    if (sight.at !== 'confirm') await picture(`${sight.at}-${colour ?? 'none'}`);
    turns += sight.at === 'confirm' ? 1 : 0;
    return turns > 12;
  });
  expect(seen.size).toBeGreaterThan(3);
});

/** Pictures of the table of Amerigo in every phase, both themes and sizes; axe looks at them too. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { Amerigo } from './support/amerigo';
import { expect, test } from './support/test';

const THEMES = ['light', 'dark'] as const;
/** Phases that look different enough for axe to look at each. */
const FOR_AXE = ['choose', 'press'];

test('the table of Amerigo in every phase, for people to look at and for axe', async ({
  page,
  words,
}, { project }) => {
  const isTouch = project.name === 'phone';
  const press = (what: Locator) => (isTouch ? what.tap() : what.click());
  const table = new Amerigo(page, words, press, isTouch);
  await table.sitDown(2);
  const seen = new Set<string>();

  async function picture(name: string, isForAxe: boolean): Promise<void> {
    if (seen.has(name)) return;
    seen.add(name);
    for (const theme of THEMES) {
      await page.evaluate((to) => {
        document.documentElement.dataset.theme = to;
      }, theme);
      await page.screenshot({
        path: `screenshots/${project.name}-${theme}-en-amerigo-${name}.png`,
      });
      if (isForAxe && (seen.size === 1 || theme === 'dark'))
        await examine(`${name}, ${theme}`, seen.size === 1 && theme === 'light');
    }
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
    });
  }

  /** The hundreds of squares take axe long, and are alike in every phase and theme. */
  async function examine(name: string, hasSquares: boolean): Promise<void> {
    const axe = new AxeBuilder({ page });
    const { violations } = await (hasSquares ? axe : axe.exclude('[role="row"]')).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.slice(0, 5).map((node) => `${node.target}: ${node.failureSummary}`),
    }));
    expect.soft(found, name).toEqual([]);
  }

  let turns = 0;
  await table.playUntil(async ({ at, colour }) => {
    if (at === 'confirm') turns += 1;
    else await picture(`${at}-${colour || 'none'}`, FOR_AXE.includes(at));
    return turns > 5;
  });
  expect(seen.size).toBeGreaterThan(3);
});

/** The table of Amerigo in every phase, both themes and sizes: axe looks at it, and people may. */
import type { Locator } from '@playwright/test';
import { Amerigo } from './support/amerigo';
import { examine, examineSquares } from './support/axe';
import { ARE_PICTURES_WANTED, takePicture } from './support/pictures';
import { expect, test } from './support/test';

const THEMES = ['light', 'dark'] as const;
/** Phases that look different enough for axe to look at each. */
const FOR_AXE = ['choose', 'press'];

test('axe finds nothing in any phase of Amerigo', async ({ page, words }, { project }) => {
  const isTouch = project.name === 'phone';
  const press = (what: Locator) => (isTouch ? what.tap() : what.click());
  const table = new Amerigo(page, words, press, isTouch);
  await table.sitDown(2);
  const seen = new Set<string>();

  async function look(phase: string, isForAxe: boolean): Promise<void> {
    if (seen.has(phase)) return;
    if (seen.size === 0) await examineSquares(page);
    seen.add(phase);
    for (const theme of THEMES) {
      await page.evaluate((to) => {
        document.documentElement.dataset.theme = to;
      }, theme);
      if (ARE_PICTURES_WANTED)
        await takePicture(page, `${project.name}-${theme}-en-amerigo-${phase}`);
      if (isForAxe && (seen.size === 1 || theme === 'dark'))
        await examine(page, `${phase}, ${theme}`);
    }
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
    });
  }

  let turns = 0;
  const enough = ARE_PICTURES_WANTED ? 5 : 2;
  await table.playUntil(async ({ at, colour }) => {
    if (at === 'confirm') turns += 1;
    else await look(`${at}-${colour || 'none'}`, FOR_AXE.includes(at));
    return turns > enough;
  });
  expect(seen.size).toBeGreaterThan(2);
});

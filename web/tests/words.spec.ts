import type { Page } from '@playwright/test';
import { Amerigo } from './support/amerigo';
import { Cooper } from './support/cooper';
import { EASY } from './support/table';
import { expect, test } from './support/test';
import { Yamatai } from './support/yamatai';

/** Tiles and places as records name them: T22, (4,7) or 4,7, i2, an angle. */
const CODE = /\bT\d\d\b|\b\d+,\d+\b|\(\d+, \d+\)|\b[a-t]\d{1,2}\b|°/;

/** Sea spaces, islands, building tiles, specialists and fleets of Yamataï. */
const YAMATAI_CODE = /\b[SIT]\d\d\b|\bSP\d\d\b|\bF\d+\b/;

/** Land, sand banks, tiles, landing spaces and cargo ships of Cooper Island. */
const COOPER_CODE = /\b[a-e][1-6]\b|\bW[LR]\d|\b[TPC][1-5]\b/;

/** Everything that can be read on the page or is read out. */
function readable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style')) continue;
      for (const name of ['aria-label', 'title', 'alt']) {
        said.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
      }
    }
    return said.map((one) => one.trim()).filter((one) => one !== '');
  });
}

async function codes(page: Page, code = CODE): Promise<string[]> {
  return (await readable(page)).filter((one) => code.test(one));
}

async function unfoldLog(page: Page, label: string): Promise<void> {
  const folded = page.getByRole('button', { name: label, exact: true });
  while ((await folded.count()) > 0) await folded.first().click();
}

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('My Island says everything without a code', async ({ page, table, words }) => {
      await table.open([{ kind: 'me' }, EASY]);
      for (let round = 0; round < 3; round += 1) {
        await table.fitting();
        expect(await codes(page)).toEqual([]);
        await table.draft();
        expect(await codes(page)).toEqual([]);
        await table.commit();
      }
      await table.next();
      await unfoldLog(page, words('ui-unfold'));
      expect(await codes(page)).toEqual([]);
    });

    test('Amerigo says everything without a code', async ({ page, words }) => {
      const table = new Amerigo(page, words);
      await table.sitDown(2);
      await table.playUntil(({ at }) => at === 'sail');
      await table.chart.focus();
      await page.keyboard.press('n');
      expect(await codes(page)).toEqual([]);
      // The way to the first building is long: once is enough.
      if (language === 'de') return;
      expect(await table.playUntil(({ at }) => at === 'build')).toBe(true);
      await page.keyboard.press('n');
      expect(await codes(page)).toEqual([]);
      await unfoldLog(page, words('ui-unfold'));
      expect(await codes(page)).toEqual([]);
    });

    test('Yamataï says everything without a code', async ({ page, words }) => {
      const table = new Yamatai(page, words);
      await table.sitDown(2);
      const asked = new Set<string>();
      await table.playUntil(async ({ at, round }) => {
        if (!asked.has(at)) expect(await codes(page, YAMATAI_CODE), at).toEqual([]);
        asked.add(at);
        return round > 2;
      });
      expect(asked.size).toBeGreaterThan(3);
      await unfoldLog(page, words('ui-unfold'));
      expect(await codes(page, YAMATAI_CODE)).toEqual([]);
    });

    test('Cooper Island says everything without a code', async ({ page, words }) => {
      const table = new Cooper(page, words);
      await table.sitDown(2);
      const asked = new Set<string>();
      await table.playUntil(async ({ verb, round }) => {
        if (!asked.has(verb)) expect(await codes(page, COOPER_CODE), verb).toEqual([]);
        asked.add(verb);
        return round > 1;
      });
      expect(asked.size).toBeGreaterThan(3);
      await unfoldLog(page, words('ui-unfold'));
      expect(await codes(page, COOPER_CODE)).toEqual([]);
    });
  });
}

test('who wants coordinates is shown them, after a reload too', async ({ page, table, words }) => {
  await page.goto('/settings');
  const box = page.getByLabel(words('ui-coordinates'));
  await expect(box).not.toBeChecked();
  await box.check();
  await table.open([{ kind: 'me' }, EASY]);
  await expect(table.prompt).toHaveText(/\bT\d\d\b/);
  expect(await codes(page)).not.toEqual([]);
  await page.goto('/settings');
  await expect(box).toBeChecked();
});

/** One button leads on: it puts down what is in hand, or ends the turn, and nothing else. */
import type { Locator, Page } from '@playwright/test';
import { Amerigo } from './support/amerigo';
import { lineOf } from './support/line';
import { EASY, type Table } from './support/table';
import { expect, test } from './support/test';

/** Every button in sight that is filled with the colour of what is to be done next. */
function filled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    // The second is that of the button under the pointer.
    const colours = ['var(--teal)', 'var(--teal-ink)'].map((colour) => {
      probe.style.background = colour;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    return [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => colours.includes(getComputedStyle(button).backgroundColor))
      .map((button) => button.dataset.testid ?? button.textContent?.trim() ?? '');
  });
}

/** Holds the tile over the board without putting it down: with a finger, or by keys. */
async function hold(page: Page, table: Table, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await (await table.spot(() => table.turn.tap())).tap();
  } else {
    await table.board.focus();
    await page.keyboard.press('n');
  }
  await expect(page.locator('[data-ghost="fits"]')).toBeVisible();
}

const press = (what: Locator, isMobile: boolean) => (isMobile ? what.tap() : what.click());

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('the tile in hand first, then the end of the turn', async ({
      page,
      table,
      words,
      isMobile,
    }) => {
      await table.open([{ kind: 'me' }]);
      await table.next();
      expect(await filled(page)).toEqual([]);
      await hold(page, table, isMobile);
      await expect.poll(() => filled(page)).toEqual(['next-put']);
      await expect(table.putDown).toContainText(words('my-island-ui-place'));
      await press(table.putDown, isMobile);
      await expect(table.confirm).toHaveText(words('my-island-ui-end', { action: 'place' }));
      await expect.poll(() => filled(page)).toEqual(['next-end']);
      await table.undo.click();
      await expect(table.confirm).toHaveCount(0);
      await table.finish.click();
      await expect(table.confirm).toHaveText(words('my-island-ui-end', { action: 'finish' }));
    });
  });
}

test('what is in hand is not lost by ending the turn', async ({ page, table, isMobile }) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  await hold(page, table, isMobile);
  await press(table.putDown, isMobile);
  await expect(table.confirm).toBeVisible();
  // Taken up again, it is in hand: C puts it down where it is, and ends nothing.
  await table.board.focus();
  await page.keyboard.press('r');
  await expect(table.confirm).toHaveCount(0);
  await page.keyboard.press('n');
  await expect.poll(() => filled(page)).toEqual(['next-put']);
  await page.keyboard.press('c');
  await expect(table.confirm).toBeVisible();
  await expect(table.log.locator('li')).toHaveCount(0);
});

test('in the middle of a turn nothing is made final', async ({ page, words, isMobile }) => {
  const table = new Amerigo(page, words, (what) => press(what, isMobile), isMobile);
  await table.sitDown(2);
  expect(await table.playUntil(({ at }) => at === 'sail')).toBe(true);
  await expect(table.undo).toHaveAttribute('aria-disabled', 'false');
  await expect(table.confirm).toHaveCount(0);
  const before = await table.sight();
  await page.keyboard.press('c');
  await table.expectSight(before);
  await table.chart.focus();
  await page.keyboard.press('n');
  await expect.poll(() => filled(page)).toEqual(['next-put']);
  await expect(table.putDown).toContainText(words('amerigo-ui-sail'));
  await press(table.putDown, isMobile);
  await expect.poll(() => table.sight()).not.toEqual(before);
  await table.undo.click();
  await table.expectSight(before);
});

test('there is never more than one, and none without need', async ({ page, words, isMobile }) => {
  const table = new Amerigo(page, words, (what) => press(what, isMobile), isMobile);
  await table.sitDown(2);
  let turns = 0;
  await table.playUntil(async ({ at }) => {
    const buttons = await filled(page);
    expect(buttons.length, `${at}: ${buttons.join()}`).toBeLessThanOrEqual(1);
    if (at === 'confirm') await expect(table.confirm).toHaveText(words('amerigo-ui-end'));
    turns += at === 'choose' ? 1 : 0;
    return turns > 4;
  });
});

test('without a line the turn cannot be ended, and the button says why', async ({
  page,
  table,
  words,
}) => {
  const line = await lineOf(page);
  await table.open([{ kind: 'me' }, EASY]);
  await table.next();
  await hold(page, table, false);
  await page.keyboard.press('Enter');
  await expect(table.confirm).toBeEnabled();
  await line.cut();
  await expect(table.confirm).toBeDisabled();
  await expect(table.confirm).toHaveAttribute('title', words('ui-reconnecting'));
  await table.confirm.click({ force: true });
  await expect(table.refusal).toContainText(words('ui-reconnecting'));
  line.mend();
  await expect(table.confirm).toBeEnabled();
  await table.commit();
});

test('its label can be read from the first moment on', async ({ page, table }) => {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('skerry-settings') ?? '{}');
    localStorage.setItem('skerry-settings', JSON.stringify({ ...kept, speed: 'slow' }));
  });
  await table.open([{ kind: 'me' }]);
  await table.next();
  await table.draft();
  const [first, last] = await table.confirm.evaluate(async (button) => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 800));
    const ground = () => getComputedStyle(button).backgroundColor;
    button.setAttribute('aria-disabled', 'true');
    await wait();
    button.setAttribute('aria-disabled', 'false');
    const first = ground();
    await wait();
    return [first, ground()];
  });
  expect(first).toBe(last);
});

import { Amerigo } from './support/amerigo';
import { expect, test } from './support/test';

test('undo in the middle of a turn leads back to exactly what was there', async ({
  page,
  words,
}) => {
  const table = new Amerigo(page, words);
  await table.sitDown(2);
  const sailing = await table.playUntil(({ at }) => at === 'sail');
  expect(sailing).toBe(true);
  const before = await table.sight();
  const place = (await table.look()).what[0] ?? '';
  await table.place(place).click();
  await expect.poll(() => table.sight()).not.toEqual(before);
  await table.undo.click();
  await page.mouse.move(0, 0);
  await table.expectSight(before);
});

test('what ends a turn by itself is taken back with the step before it', async ({
  page,
  words,
}) => {
  const table = new Amerigo(page, words);
  await table.sitDown(2);
  await table.playUntil(({ at }) => at === 'sail');
  // Both ships enter and sail; then nothing is left but to end the turn, unless there is gold.
  expect(await table.playUntil(({ at }) => at === 'confirm')).toBe(true);
  await expect(table.prompt).toHaveText(words('ui-prompt_confirm'));
  await table.undo.click();
  await expect(table.prompt).not.toHaveText(words('ui-prompt_confirm'));
  await expect(table.panel).toHaveAttribute('data-step', /act|post/);
});

test('a refused building names its rule, and the rule can be read', async ({ page, words }) => {
  const table = new Amerigo(page, words);
  await table.sitDown(2);
  expect(await table.playUntil(({ at }) => at === 'build')).toBe(true);
  const sea = page.locator('[data-fit="none"]').nth(30);
  await sea.click();
  await expect(page.locator('[data-ghost="refused"]')).toBeVisible();
  await expect(table.refusal).toContainText(/Rule [R\d.]+: \S/);
  await table.refusal.getByRole('button', { name: /^Rule / }).click();
  const rules = page.getByRole('dialog', { name: words('ui-rules') });
  await expect(rules.locator('section.at')).toBeInViewport();
});

test('a tile shows before it is built what it brings, and turns by R', async ({ page, words }) => {
  const table = new Amerigo(page, words);
  await table.sitDown(2);
  expect(await table.playUntil(({ at }) => at === 'build')).toBe(true);
  await table.chart.focus();
  await page.keyboard.press('n');
  await expect(page.locator('[data-ghost="fits"]')).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: /\+\d+ Tiles/ });
  await expect(note).toBeVisible();
  const points = Number((await note.innerText()).match(/\+(\d+) Tiles/)?.[1]);
  await page.keyboard.press('r');
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('Enter');
  await expect(page.locator('.gain')).toContainText(`+${points}`);
});

test('a turn without a mouse', async ({ page, words }) => {
  const table = new Amerigo(page, words);
  await table.sitDown(2);
  await table.playUntil(({ at }) => at === 'sail');
  await table.chart.focus();
  for (let moves = 0; moves < 12; moves += 1) {
    const { at } = await table.ask();
    if (at === 'sail') {
      await table.chart.focus();
      await page.keyboard.press('n');
    } else if (at === 'press') {
      await page.locator('[data-post="no"]').focus();
    } else {
      break;
    }
    await table.after(() => page.keyboard.press('Enter'));
  }
  if ((await table.ask()).at === 'done') {
    await table.done.focus();
    await page.keyboard.press('Enter');
  } else {
    await expect(table.prompt).toHaveText(words('ui-prompt_confirm'));
    await page.keyboard.press('c');
  }
  await expect(table.log.getByText(/^Anna sails/).first()).toBeVisible();
});

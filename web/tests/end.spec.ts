import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { MatchSummary } from '../src/lib/protocol/MatchSummary';
import { dress } from './support/pages';
import { EASY } from './support/table';
import { expect, test } from './support/test';

/** A match that bots have played to its end. */
async function played(page: Page, game: string, players: number): Promise<string> {
  const { request } = page.context();
  await request.post('/api/me', { data: { name: 'Anna' } });
  const data = { game, options: {}, seats: Array(players).fill(EASY) };
  const { id } = (await (await request.post('/api/matches', { data })).json()) as MatchSummary;
  const status = async () =>
    ((await (await request.get(`/api/matches/${id}`)).json()) as MatchSummary).status;
  await expect.poll(status, { timeout: 120_000 }).toBe('over');
  return id;
}

for (const [game, theme, language] of [
  ['my-island', 'dark', 'en'],
  ['amerigo', 'light', 'de'],
] as const) {
  test(`${game} ends with its boards in view, plates, sheet, graph and moments`, async ({
    page,
  }) => {
    const id = await played(page, game, 3);
    await dress(page, theme, language);
    await page.goto(`/table/${id}`);
    const results = page.getByTestId('results');
    await expect(results.locator('[data-plate]')).toHaveCount(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(results.locator('[data-finished]')).toHaveCount(game === 'my-island' ? 3 : 1);
    await expect(results.locator('[data-finished]').first()).toBeInViewport();
    await expect(results.locator('a[href*="/replay/"]')).not.toHaveCount(0);

    // Plates, sheet and graph tell the same points.
    const numbers = (all: string[]) => all.map((one) => one.replace('\u2212', '-').trim()).sort();
    const sums = numbers(await results.locator('tfoot td').allTextContents());
    expect(numbers(await results.locator('[data-plate] b').allTextContents())).toEqual(sums);
    // The graph comes a moment later: its rounds are asked for.
    await expect
      .poll(async () => numbers(await results.locator('.graph text.end').allTextContents()))
      .toEqual(sums);
    const width = page.viewportSize()?.width ?? 0;
    const isIn = await results.locator('.graph svg').evaluate((svg) => {
      const { left, right } = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('text')].every((label) => {
        const box = label.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      });
    });
    expect(isIn, 'no label of the graph is clipped').toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );

    // A line shows its place on the boards, and is put away again.
    const line = results.locator('tbody tr button').first();
    await line.click();
    await expect(line).toHaveAttribute('aria-pressed', 'true');
    await expect(results.locator('[data-scored]').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes[0]?.target, nodes[0]?.failureSummary]),
    ).toEqual([]);

    await results.locator('ol a').first().click();
    await expect(page.getByTestId('position')).toBeVisible();
  });
}

/** Ends a match of one's own before one's eyes. */
async function endOf(page: Page, speed: string): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('skerry-settings', settings),
    JSON.stringify({ language: 'en', speed, confirm: 'always', sounds: false }),
  );
}

test('the final scoring runs line by line, and one key skips it', async ({
  page,
  table,
  words,
}) => {
  await endOf(page, 'normal');
  await table.open([{ kind: 'me' }]);
  await table.answer();
  await table.giveUp();
  await expect(table.results).toHaveAttribute('data-counting', 'start');
  await expect(table.prompt).toContainText(words('ui-end-counting'));
  await expect(page.locator('[data-flight="0"]')).toBeVisible();
  await expect(table.results).toHaveAttribute('data-counting', 'beach');
  await expect(table.results.locator('[data-scored]')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(table.results).not.toHaveAttribute('data-counting');
  const sum = await table.results.locator('tfoot td').innerText();
  await expect(table.results.locator('[data-plate] b')).toHaveText(sum);
  expect(await page.getByTestId('falling').locator('i').count()).toBeLessThanOrEqual(130);
  await expect(page.getByTestId('falling')).toHaveCount(0);
  const told = words('ui-end-alone', { points: Number(sum.replace('\u2212', '-')) });
  await expect(page.locator('[aria-live="polite"]')).toContainText(told);

  await page.getByRole('button', { name: words('ui-rematch'), exact: true }).click();
  await expect(table.board).toBeVisible();
});

for (const [name, speed, reducedMotion] of [
  ['the system', 'normal', 'reduce'],
  ['the setting', 'off', 'no-preference'],
] as const) {
  test(`without motion, by ${name}, the end is there at once`, async ({ page, table, words }) => {
    await page.emulateMedia({ reducedMotion });
    await endOf(page, speed);
    await table.open([{ kind: 'me' }]);
    await table.giveUp();
    await table.end();
    await expect(table.results).not.toHaveAttribute('data-counting');
    await expect(page.getByTestId('falling')).toHaveCount(0);
    await expect(table.prompt).not.toContainText(words('ui-end-counting'));
  });
}

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
  // Bots play only while somebody watches.
  await page.goto(`/table/${id}`);
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

/** Whose points have flown so far: they are gone before a test can look. */
async function flightsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const flown: string[] = [];
    Object.assign(window, { flown });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLElement && node.dataset.flight) flown.push(node.dataset.flight);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { flown: string[] }).flown);
}

/** Ends a match of one's own before one's eyes. */
async function endOf(page: Page, speed: string): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('skerry-settings', settings),
    JSON.stringify({ language: 'en', speed, confirm: 'always', sounds: false, firsts: false }),
  );
}

test('the final scoring runs line by line, and one key skips it', async ({
  page,
  table,
  words,
}) => {
  await endOf(page, 'normal');
  const flown = await flightsOf(page);
  await page.clock.install();
  await table.open([{ kind: 'me' }]);
  await table.answer();
  await table.next();
  await table.finish.click();
  await expect(table.confirm).toBeEnabled();
  // From here on time passes as the test says, so that no line is over before it is looked at.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await table.confirm.click();
  const counted = async () => {
    await page.clock.runFor(50);
    const isThere = (await table.results.count()) > 0;
    return isThere ? table.results.getAttribute('data-counting') : null;
  };
  await expect.poll(counted, { intervals: [20] }).toBe('start');
  await expect(table.prompt).toContainText(words('ui-end-counting'));
  await expect.poll(flown).toContain('0');
  await expect.poll(counted, { intervals: [20] }).toBe('beach');
  await expect(table.results.locator('[data-scored]')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(table.results).not.toHaveAttribute('data-counting');
  await page.clock.resume();
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

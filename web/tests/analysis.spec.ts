import { AxeBuilder } from '@axe-core/playwright';
import type { AnalysisState } from '../src/lib/protocol/AnalysisState';
import { EASY } from './support/table';
import { expect, test } from './support/test';

/** An analysis waits for everybody else on a busy machine. */
const LONG = { timeout: 600_000 };

test('a finished match is analysed, opened at its turning point and played on from there', async ({
  page,
  table,
  words,
}) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  // Whoever ends at the first card throws the match away: there it turns.
  await table.giveUp();
  await table.end();

  await page.getByTestId('analyse').click();
  await page.waitForURL(`**/analysis/${id}`);
  // It may be left and come back to, and says how far it is.
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goto(`/replay/${id}`);
  await page.getByRole('link', { name: words('ui-analyse') }).click();

  const point = page.getByTestId('point');
  await expect(point).toHaveText(/^1 of [1-5]$/, LONG);
  const list = page.getByRole('region', { name: words('ui-analysis-points') });
  const mine = list.getByRole('button', { name: /Anna .*mistake/ });
  await mine.click();
  await expect(mine).toHaveAttribute('aria-current', 'true');
  await expect(page.getByTestId('prompt')).toContainText(/your mistake cost \d+ in 100\./);
  await expect(page.locator('[data-hint-place="1"]')).toContainText(words('ui-analysis-better'));
  await expect(page.getByTestId('sum')).toContainText('50 at the start');
  const graph = page.getByRole('slider', { name: words('ui-analysis-graph') });
  await expect(graph).toHaveAttribute('aria-valuetext', /^Of 100 matches: Anna \d+ and /);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);

  // A click on the graph goes to that moment, the arrow keys to the turning points.
  const { width, height } = (await graph.boundingBox()) ?? { width: 0, height: 0 };
  await graph.click({ position: { x: width - 2, y: height / 2 } });
  await expect(page).toHaveURL(/action=\d\d/);
  await expect(point).toHaveText(/turning point/);
  await graph.blur();
  for (let left = await list.getByRole('button').count(); left > 0; left -= 1) {
    await page.keyboard.press('ArrowLeft');
    await expect(point).toHaveText(new RegExp(`^${left} of`));
  }

  await mine.click();
  const why = page.getByRole('region', { name: words('ui-analysis-why-mistake') });
  await expect(why.getByTestId('reason').first()).toHaveText(/\w+ \w+/);
  const at = Number(new URL(page.url()).searchParams.get('action'));
  const onward = page.getByRole('button', { name: words('ui-branch-here') });
  await onward.click();
  await expect(page.getByText(words('ui-branch-about', { at }))).toBeVisible();
  await onward.click();
  await page.waitForURL(/\/table\//);
  expect(page.url()).not.toContain(id);
  await expect(table.board).toBeVisible();
});

test('the better move of a turning point is tried at a table of its own', async ({
  page,
  table,
  words,
}) => {
  const id = await table.open([EASY, { kind: 'me' }]);
  await table.giveUp();
  await table.end();
  await page.goto(`/analysis/${id}`);
  await expect(page.getByTestId('point')).toBeVisible(LONG);
  const list = page.getByRole('region', { name: words('ui-analysis-points') });
  await list.getByRole('button', { name: /Anna .*mistake/ }).click();
  await expect(page).toHaveURL(/action=\d/);
  const at = Number(new URL(page.url()).searchParams.get('action'));
  const attempt = page.getByRole('button', { name: words('ui-analysis-try') });

  // What does not fit is said, and one stays where one is.
  await page.route('**/branch', (route) =>
    route.fulfill({ status: 409, json: { problem: 'cannot_begin', detail: '' } }),
  );
  await attempt.click();
  await expect(page.getByTestId('prompt')).toContainText(words('problem-cannot_begin'));
  await page.unroute('**/branch');

  const entries = async (match: string) => {
    const answer = await page.context().request.get(`/api/matches/${match}/record`);
    return (await answer.text()).split('\n').filter((line) => /^[*a-d] /.test(line));
  };
  const before = await entries(id);
  await attempt.click();
  await page.waitForURL(/\/table\//);
  const opened = page.url().split('/').at(-1) ?? '';
  expect(opened).not.toBe(id);
  await expect(page.getByRole('link', { name: words('ui-branch-of', { at }) })).toBeVisible();
  const after = await entries(opened);
  expect(after.slice(0, at)).toEqual(before.slice(0, at));
  expect(before[at]).toBe('b finish');
  expect(after[at]).toMatch(/^b place /);
  // I sit where the move was made, and it is played like any other match.
  await table.giveUp();
  await table.end();
});

test('the graph grows while the analysis is made', async ({ page, table, words }) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  await table.giveUp();
  await table.end();
  const states: AnalysisState[] = [0.25, 0.5].map((progress, at) => ({
    is_running: true,
    progress,
    seconds_left: 40,
    chances: [0, 1, 2].slice(0, at + 2).map((entry) => ({ entry, chances: [0.5, 0.5] })),
    analysis: null,
  }));
  await page.route('**/analysis', (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const [first] = states;
    if (states.length > 1) states.shift();
    return route.fulfill({ json: first });
  });
  await page.goto(`/analysis/${id}`);
  const graph = page.getByRole('region', { name: words('ui-analysis-graph') });
  const share = async () => {
    const drawn = await graph.locator('.area').first().boundingBox();
    const room = await graph.locator('svg').last().boundingBox();
    return Math.round((100 * (drawn?.width ?? 0)) / (room?.width ?? 1));
  };
  await expect.poll(share).toBeGreaterThan(45);
  expect(await share()).toBeLessThan(55);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

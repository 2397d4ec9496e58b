import type { Page } from '@playwright/test';
import type { MatchSummary } from '../src/lib/protocol/MatchSummary';
import type { NewSeat } from '../src/lib/protocol/NewSeat';
import { examine } from './support/axe';
import { EASY } from './support/table';
import { expect, test } from './support/test';

async function sitDown(page: Page, game: string, seats: NewSeat[], hints = false): Promise<void> {
  const { request } = page.context();
  await request.post('/api/me', { data: { name: 'Anna' } });
  const data = { game, options: {}, seats, hints };
  const { id } = (await (await request.post('/api/matches', { data })).json()) as MatchSummary;
  await page.goto(`/table/${id}`);
}

test('hints lie on the board with their numbers, are followed by a click, and counted', async ({
  page,
  table,
  words,
}) => {
  await table.open([{ kind: 'me' }, EASY]);
  await table.fitting();
  const button = page.getByRole('button', { name: words('ui-hint'), exact: true });
  await page.keyboard.press('h');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const best = page.getByTestId('hint-1');
  for (const rank of [1, 2]) {
    await expect(page.getByTestId(`hint-${rank}`)).toBeVisible();
    await expect(table.board.locator(`[data-hint-place="${rank}"]`)).toBeVisible();
  }
  await expect(page.getByText(words('ui-hint-honest'))).toBeVisible();
  await examine(page, 'hints');
  // Who looks at one of them sees only that one.
  await best.hover();
  await expect(table.board.locator('[data-hint-place="2"]')).toHaveCount(0);
  // The page has done nothing; the player does.
  await expect(table.prompt).toHaveAttribute('data-draft', '0');
  await best.getByRole('button').click();
  await expect(table.prompt).toHaveAttribute('data-draft', '1');
  await expect(best).toHaveCount(0);
  await table.undo.click();
  await expect(best).toBeVisible();
  await page.keyboard.press('h');
  await expect(best).toHaveCount(0);
  await table.giveUp();
  await table.end();
  await expect(page.getByTestId('hints-used').locator('td').filter({ hasText: '1' })).toHaveCount(
    1,
  );
});

test('where a turn is many steps, a hint is a whole turn, and followed step by step', async ({
  page,
  words,
}) => {
  await sitDown(page, 'yamatai', [{ kind: 'me' }, EASY]);
  await page.getByRole('button', { name: words('ui-hint'), exact: true }).click();
  const best = page.getByTestId('hint-1');
  await expect(best.locator('.steps li').first()).toBeVisible();
  await expect(page.getByText(words('ui-hint-honest'))).toBeVisible();
  await expect(page.locator('[data-hint="1"]').first()).toBeVisible();
  await best.getByRole('button').click();
  await expect(best.getByRole('button', { name: words('ui-hint-next') })).toBeVisible();
  await best.getByRole('button').click();
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-draft', '2');
});

test('against others there are hints only where the table was opened with them', async ({
  page,
  words,
}) => {
  const button = page.getByRole('button', { name: words('ui-hint'), exact: true });
  const two: NewSeat[] = [{ kind: 'me' }, { kind: 'hot_seat', name: 'Ben' }];
  await sitDown(page, 'my-island', two);
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(page.locator('[data-fit]').first()).toBeVisible();
  await expect(button).toHaveCount(0);
  await sitDown(page, 'my-island', two, true);
  await expect(button).toBeVisible();
});

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 360, height: 640 }, language: 'de', theme: 'dark' });

  test('hints are behind a tab of their own', async ({ page, table, words }) => {
    await table.open([{ kind: 'me' }, EASY]);
    await table.fitting();
    await page.getByRole('button', { name: words('ui-hint'), exact: true }).click();
    await expect(page.getByRole('tab', { name: words('ui-tab-hints') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByTestId('hint-1')).toBeVisible();
    await expect(table.board.locator('[data-hint-place="1"]')).toBeVisible();
    await expect(page.getByText(words('ui-hint-honest'))).toBeVisible();
    await examine(page, 'hints on a phone');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

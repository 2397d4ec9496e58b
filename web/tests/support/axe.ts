/** What axe finds on a page, with where and why. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Hundreds of squares take axe long and are alike in every phase and theme, so one look at a
 * board's squares is enough for each game.
 */
export async function examine(
  page: Page,
  name: string,
  squares: 'squares' | 'none',
): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (squares === 'squares'
    ? axe
    : axe.exclude('[role="row"]')
  ).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map((node) => `${node.target}: ${node.failureSummary}`),
  }));
  expect.soft(found, name).toEqual([]);
}

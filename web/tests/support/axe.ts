/** What axe finds on a page, with where and why. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Hundreds of squares take axe long: `examineSquares` looks at them, once for each board. */
export async function examine(page: Page, name: string): Promise<void> {
  await expectNothing(new AxeBuilder({ page }).exclude('[role="row"]'), name);
}

/** Squares are drawn elsewhere; what is to be right about them is what a screen reader says. */
export async function examineSquares(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).include('[role="grid"]');
  await expectNothing(axe.disableRules(['color-contrast']), 'squares');
}

async function expectNothing(axe: AxeBuilder, name: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map((node) => `${node.target}: ${node.failureSummary}`),
  }));
  expect.soft(found, name).toEqual([]);
}

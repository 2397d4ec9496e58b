import { expect, test } from './support/test';

test('a refused placement tells its reason and opens its rule', async ({ page, table, words }) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  const before = await table.sight();
  await page.locator('[data-fit="none"]').first().click();
  await expect(table.refusal).toContainText(/Rule [R\d.]+: \S/);
  expect((await table.sight()).log).toEqual(before.log);
  await expect(table.confirm).toHaveCount(0);

  const open = table.refusal.getByRole('button', { name: /^Rule / });
  const rule = (await open.innerText()).replace('Rule', '').trim();
  await open.click();
  const rules = page.getByRole('dialog', { name: words('ui-rules') });
  const section = rules.locator(`[data-rule="${rule}"]`);
  await expect(section).toBeInViewport();
  await expect(section).toHaveClass(/\bat\b/);
});

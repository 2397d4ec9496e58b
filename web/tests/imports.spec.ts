import { AxeBuilder } from '@axe-core/playwright';
import { EASY } from './support/table';
import { expect, test } from './support/test';

test('a match from a file is looked at again, analysed, and never taken for one of this server', async ({
  page,
  table,
  words,
}) => {
  const id = await table.open([{ kind: 'me' }, EASY]);
  await table.giveUp();
  await table.end();
  const { request } = page.context();
  const record = await (await request.get(`/api/matches/${id}/record`)).text();
  const file = (text: string) => ({
    name: 'match.skerry',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });

  await page.goto('/');
  const chosen = page.getByTestId('record');
  const open = page.getByRole('button', { name: words('ui-record-do'), exact: true });
  await expect(open).toBeDisabled();
  for (const [text, problem] of [
    ['hello', 'problem-no_record'],
    [record.replace(/^a finish$/m, 'a dance'), 'problem-bad_record'],
    [record.slice(0, record.indexOf('a finish')), 'problem-not_over'],
  ] as const) {
    await chosen.setInputFiles(file(text));
    await open.click();
    await expect(page.getByRole('alert')).toHaveText(words(problem));
  }
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await chosen.setInputFiles(file(record));
  await open.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/replay\//);
  expect(page.url()).not.toContain(id);
  const note = page.getByTestId('imported');
  await expect(note).toHaveText(words('ui-imported-checked'));
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('link', { name: words('ui-analyse') }).click();
  await expect(page.getByTestId('making').or(page.getByTestId('point'))).toBeVisible();

  await page.goto('/');
  const finished = page.getByRole('region', { name: words('ui-finished') });
  await finished.getByRole('link', { name: words('ui-imported') }).click();
  await expect(table.results).toBeVisible();
  await expect(note).toContainText(words('ui-imported'));
  // Nobody here knows more of its dice, and nobody sat there.
  await expect(page.getByRole('button', { name: words('ui-dice'), exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words('ui-rematch') })).toHaveCount(0);
});

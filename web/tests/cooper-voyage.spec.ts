/** A voyage in Cooper Island: what lies on a ship's way is seen before it moves, and told when it has. */
import type { Action } from '../src/lib/protocol/cooper-island/Action';
import type { View } from '../src/lib/protocol/cooper-island/View';
import { Cooper } from './support/cooper';
import { Plying } from './support/plying';
import { foreignIslet, sailing } from './support/sailing';
import { expect, test } from './support/test';
import { watch } from './support/watching';

test.describe.configure({ timeout: 240_000 });

test('a ship passes an islet of somebody else: shown before, staged and told after', async ({
  page,
  words,
}) => {
  const seen = await watch(page, 'normal', 'always');
  const plying = new Plying<View, Action>(page, 'cooper-island');
  const id = await plying.open(['Anna', 'Ben']);
  const met = await plying.playUntil(sailing, foreignIslet);
  if (!met) throw new Error('no islet was reached');
  const { ship, islet, owner } = met;
  await page.goto(`/table/${id}`);
  const table = new Cooper(page, words);
  const sail = table.choice(JSON.stringify({ do: 'sail', ship }));
  const name = ['Anna', 'Ben'][owner];
  await expect(sail).toContainText(words('cooper-island-ui-route-islet', { islet, name }));
  await sail.hover();
  await expect(page.locator(`[data-route="${ship}"]`)).toBeVisible();
  const there = page.locator(`[data-target="islet:${owner}:${islet}"]`);
  await expect(there.locator('.passed')).toBeVisible();

  // On the far shore it is small, and tells what it is to whoever points at it.
  await table.lookAt(`islet:${owner}:${islet}`);
  const about = words('cooper-island-ui-route-islet', { islet, name });
  await expect(table.note).toHaveText(about.charAt(0).toUpperCase() + about.slice(1));

  await table.after(() => sail.click());
  await expect(table.prompt).toContainText(words('cooper-island-prompt-passed_islet', { islet }));
  const passed = `found ${words('cooper-island-ui-moment-islet')}`;
  await table.playUntil(async () => (await seen()).moments.includes(passed));
  await expect(table.log).toContainText(words('cooper-island-ui-deed-passed', { count: 1 }));
  expect((await seen()).blocked).toBe(false);
});

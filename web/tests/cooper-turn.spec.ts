/** A turn of Cooper Island at a desk: what is done aside, what is refused and why, what can be taken back. */
import type { Locator, Page } from '@playwright/test';
import type { Action } from '../src/lib/protocol/cooper-island/Action';
import type { View } from '../src/lib/protocol/cooper-island/View';
import { examine } from './support/axe';
import { Cooper } from './support/cooper';
import { type Asked, Plying } from './support/plying';
import { sailing } from './support/sailing';
import { expect, test } from './support/test';
import type { Words } from './support/words';

test.describe.configure({ timeout: 480_000 });

test('nested decisions are taken back one by one', async ({ page, words }) => {
  const table = new Cooper(page, words);
  await table.sitDown(2);
  expect(await table.playUntil(({ verb, step }) => verb === 'do' && step === 'income')).toBe(true);
  await page.mouse.move(0, 0);
  const before = await table.sight();
  await table.after(() => table.choice('{"do":"do","deed":"islet"}').click());
  await table.after(() => table.choices.locator('[data-action="islet"]').first().click());
  await expect(table.places('here').or(table.places('turned')).first()).toBeAttached();
  await table.after(() => table.undo.click());
  await expect(table.choices.locator('[data-action="islet"]').first()).toBeVisible();
  await table.after(() => table.undo.click());
  await page.mouse.move(0, 0);
  await table.expectSight(before);
});

test('something is done aside in the middle of a section, and taken back', async ({
  page,
  words,
}) => {
  const table = new Cooper(page, words);
  await table.sitDown(2);
  const stores = table.aside('store');
  const isInSection = async ({ verb, step }: { verb: string; step: string }) =>
    verb === 'do' && step === 'turns' && (await stores.count()) > 0;
  expect(await table.playUntil(isInSection)).toBe(true);
  const deeds = await table.choices.locator('[data-action="do"]').count();
  await table.after(() => stores.click());
  // Where there is only one cube, it is stored at once.
  const cubes = table.places('from');
  if ((await cubes.count()) > 0) {
    const cube = (await cubes.first().getAttribute('data-space')) ?? '';
    await table.after(() => table.point(cube));
  }
  await expect(table.choices.locator('[data-action="do"]')).toHaveCount(deeds);
  await table.after(() => table.undo.click());
  await expect(table.undo).toBeEnabled();
});

test('what is not possible any time says why', async ({ page, words }) => {
  const table = new Cooper(page, words);
  await table.sitDown(2);
  expect(await table.playUntil(({ at }) => at !== 'wait')).toBe(true);
  const off = table.anyTime.locator('[data-action="trade"][aria-disabled="true"]').first();
  await off.click({ force: true });
  await expect(table.refusal).toContainText(/Rule /);
  await table.refusal.getByRole('button', { name: /^Rule / }).click();
  const rules = page.getByRole('dialog', { name: words('ui-rules') });
  await expect(rules.locator('section.at')).toBeInViewport();
});

test('a single sign tells what it is, and leads to its rule', async ({ page, words }) => {
  const table = new Cooper(page, words);
  await table.sitDown(2);
  await page.locator('[data-target="goal:statues"]').hover();
  const link = page.getByRole('tooltip').getByRole('button', {
    name: words('ui-open_rule', { rule: 'Q3' }),
  });
  await expect(link).toBeVisible();
  await examine(page, 'tip');
  await link.click();
  const rules = page.getByRole('dialog', { name: words('ui-rules') });
  await expect(rules.locator('section.at')).toBeInViewport();
  await expect(rules.locator('section.at')).toContainText(
    words('cooper-island-milestone-statues.effect'),
  );
});

test('places on the map and what is worth points lead to their rules, too', async ({
  page,
  words,
}) => {
  const table = new Cooper(page, words);
  await table.sitDown(2);
  const rules = page.getByRole('dialog', { name: words('ui-rules') });
  const follow = async (from: Locator, rule: string, said: string) => {
    await from.hover();
    const link = page.getByRole('button', { name: words('ui-open_rule', { rule }), exact: true });
    await link.click();
    await expect(rules.locator('section.at')).toBeInViewport();
    await expect(rules.locator('section.at')).toContainText(words(said));
    await page.keyboard.press('Escape');
    await expect(rules).toBeHidden();
  };
  await follow(page.locator('[data-aim="anchors"]'), '5.12', 'cooper-island-rule-5_12');
  await follow(page.locator('[data-space^="bay:"]').first(), '5.10', 'cooper-island-rule-5_10');
});

test('a draw cannot be taken back', async ({ page, words }) => {
  const table = new Cooper(page, words);
  await table.sitDown(2);
  const draw = table.choice('{"do":"do","deed":"draw"}');
  expect(await table.playUntil(async () => (await draw.count()) > 0)).toBe(true);
  await expect(draw.getByRole('img', { name: words('cooper-island-ui-final') })).toBeVisible();
  await table.after(() => draw.click());
  // Until it is confirmed, nothing is drawn.
  await expect(table.confirm).toHaveText(words('cooper-island-ui-confirm', { verb: 'draw' }));
  await table.after(() => table.confirm.click());
  await expect(table.undo).toHaveAttribute('aria-disabled', 'true');
  await expect(table.log).toContainText(/double tile/);
});

/** A table of two on this device, played to where `isThere`; nothing of it was seen yet. */
async function tableAt(
  { page, words }: { page: Page; words: Words },
  isThere: (asked: Asked<View, Action>) => boolean,
): Promise<Cooper> {
  const plying = new Plying<View, Action>(page, 'cooper-island');
  const id = await plying.open(['Anna', 'Ben']);
  const found = await plying.playUntil(sailing, (asked) => (isThere(asked) ? asked : null));
  expect(found).not.toBeNull();
  await page.goto(`/table/${id}`);
  const table = new Cooper(page, words);
  await expect(table.chart).toBeVisible();
  return table;
}

test('a trade is made: things are given, and others come onto the marketplace', async ({
  page,
  words,
}) => {
  const table = await tableAt({ page, words }, ({ asides }) =>
    asides.some(({ do: verb }) => verb === 'trade'),
  );
  const market = page.locator('[data-target="market"] [role="img"]');
  const before = await market.count();
  await table.after(() => table.aside('trade').last().click());
  const gives = table.choices.locator('[data-action="give"]');
  const enough = table.choices.locator('[data-action="enough"]');
  const takes = table.choices.locator('[data-action="take_item"]');
  while ((await takes.count()) === 0) {
    const next = (await enough.count()) > 0 ? enough : gives;
    await table.after(() => next.first().click());
  }
  while ((await takes.count()) > 0) await table.after(() => takes.first().click());
  expect(await market.count()).toBeGreaterThan(before);
});

test('a payment with a choice shows the least waste first', async ({ page, words }) => {
  const table = await tableAt(
    { page, words },
    ({ legal }) => legal.filter(({ do: verb }) => verb === 'pay').length > 1,
  );
  const ways = table.choices.locator('[data-action="pay"]');
  await expect(ways.first()).toBeVisible();
  const lost = (said: string) => Number(/(\d+) too much/.exec(said)?.[1] ?? 0);
  const said = (await ways.allTextContents()).map(lost);
  expect(said).toEqual(said.toSorted((a, b) => a - b));
  await table.after(() => ways.last().click());
  await table.after(() => table.undo.click());
  await expect(ways.first()).toBeVisible();
});

test('cards are looked at in secret: on a shared device they are shown to whoever asks', async ({
  page,
  words,
}) => {
  const isLooking = ({ view }: Asked<View, Action>) => view.doing?.asked.ask === 'keep';
  const table = await tableAt({ page, words }, isLooking);
  const veil = page.locator('[data-veil]');
  const cards = table.choices.locator('[data-action="keep"]');
  await expect(veil).toContainText(words('cooper-island-ui-secret'));
  await expect(cards).toHaveCount(0);
  await veil.getByRole('button', { name: words('cooper-island-ui-secret-show') }).click();
  await expect(cards).toHaveCount(4);
  await expect(veil).toBeHidden();
});

test('a clean-up in one go is mine alone, and the page stays awake', async ({ page, words }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const plying = new Plying<View, Action>(page, 'cooper-island');
  const id = await plying.open(['Anna', 'Ben']);
  const isCleaning = ({ seat, view }: Asked<View, Action>) =>
    seat === 0 && view.doing?.asked.ask === 'market_window' ? true : null;
  if (!(await plying.playUntil(sailing, isCleaning))) throw new Error('no clean-up came');
  await page.goto(`/table/${id}`);
  const table = new Cooper(page, words);
  const button = page.locator('[data-clean-up]');
  await button.click();
  // Ben has not said that he is done.
  await expect(table.prompt).toContainText(/./);
  await expect(page.getByRole('tab', { name: /Ben/ })).toContainText(words('ui-decides'));
  await expect(button).toBeVisible();
  await button.click();
  await expect(button).toBeHidden();
  await expect(page.locator('header')).toContainText('2');
  expect(faults).toEqual([]);
});

test('four at a table: each is there, axe finds nothing, and nothing is cut off', async ({
  page,
  words,
}) => {
  const table = new Cooper(page, words);
  await table.sitDown(4);
  for (const seat of [0, 1, 2, 3]) {
    await expect(page.locator(`[data-player="${seat}"]`)).toBeVisible();
  }
  const looked = new Set<string>();
  await table.playUntil(async ({ verb, round }) => {
    const isNew = !looked.has(verb) && ['do', 'put_worker', 'sail', 'tile'].includes(verb);
    if (isNew) {
      looked.add(verb);
      await examine(page, verb);
      const { scroll, height } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollHeight,
        height: innerHeight,
      }));
      expect(scroll, verb).toBeLessThanOrEqual(height);
    }
    return looked.size > 2 || round > 2;
  });
  expect(looked.size).toBeGreaterThan(1);
});

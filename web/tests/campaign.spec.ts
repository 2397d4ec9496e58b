/** A campaign as a family plays it: its first chapter, and who comes and goes. */
import type { Locator, Page } from '@playwright/test';
import type { CampaignSummary } from '../src/lib/protocol/CampaignSummary';
import { examine } from './support/axe';
import { byKeys, byMouse, imported, playOut } from './support/campaign';
import { tabTo } from './support/keys';
import { drawing } from './support/later';
import { leaks, sealedAfter, Tape } from './support/sealed';
import { expect, test } from './support/test';

/** Who plays an island next time: chosen by keys, and then confirmed. */
async function agree(island: Locator, change: 'friend' | 'absent' | 'bot'): Promise<void> {
  const choice = island.getByRole('combobox');
  await choice.focus();
  for (let steps = 0; steps < 6 && (await choice.inputValue()) !== change; steps += 1) {
    await choice.press('ArrowDown');
  }
  await island.locator('form button[type="submit"]').click();
}

test('one person and two bots, from the first envelope to the opened second, by keys', async ({
  page,
  table,
  words,
}) => {
  const button = (id: string, args = {}) =>
    page.getByRole('button', { name: words(id, args), exact: true });
  const link = (id: string, args = {}) =>
    page.getByRole('link', { name: words(id, args), exact: true });
  const press = async (goal: Locator) => {
    await expect(goal).toBeVisible();
    await tabTo(page, goal);
    await page.keyboard.press('Enter');
  };
  const openEnvelope = async (chapter: number, title: string) => {
    await press(link('ui-campaign-open', { chapter }));
    await expect(page.getByTestId('story')).toBeHidden();
    await press(button('ui-campaign-break'));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await examine(page, `envelope ${chapter}`);
  };

  const tape = new Tape(page.context());
  const expectSealed = async (open: number) => {
    const heard = await tape.heard();
    expect(heard).toContain(`my-island-chapter-${open} = `);
    expect(leaks(heard, sealedAfter(open)), `after envelope ${open}`).toEqual([]);
  };

  await page.goto('/');
  await press(link('ui-campaign-new'));
  await press(button('ui-campaign-start'));
  await expect(page).toHaveURL(/\/campaign\/\w+$/);
  await expect(page.locator('[data-envelope][data-open="false"]')).toHaveCount(8);
  await openEnvelope(1, 'The Arrival');

  for (const number of [1, 2, 3]) {
    await press(button('ui-campaign-begin', { number }));
    await expect(page).toHaveURL(/\/table\/\w+$/);
    const seen = await playOut(table, byKeys(table), 2);
    // Who has placed two tiles comes in last, and is helped.
    expect([...seen]).toContain('scored');
    expect([...seen]).toContain('sticker');
    await table.expectSums(3);
    const rewards = page.getByTestId('rewards').getByRole('listitem');
    await expect(rewards).toHaveCount(3);
    await expect(rewards.first()).toContainText(words('ui-campaign-progress', { progress: 2 }));
    await expect(rewards.last()).toContainText('Islander');
    await expect(rewards.last()).toContainText(words('ui-campaign-helped'));
    await expect(rewards.last().locator('[data-sprite="palm"]')).toBeVisible();
    if (number === 3) await expect(rewards.last()).toContainText('2\u00d7 palms');
    await press(page.getByTestId('to-campaign'));
    await expect(page.locator('tr[data-game]')).toHaveCount(number);
  }

  // One palm after each of the first two games, two after the third: they stay.
  await expect(page.locator('[data-island="0"] .cut')).toHaveCount(4);
  await examine(page, 'campaign');
  // The rules, a game seen again and the other language tell nothing more, either.
  await page.locator('tr[data-game="3"] a').click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/rules/my-island');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSealed(1);
  await page.goto('/');
  await page.locator('[data-campaign] h3 a').click();
  await openEnvelope(2, 'Putting Down Roots');
  await expect(button('ui-campaign-begin', { number: 4 })).toBeVisible();
  await page.goto('/');
  await expect(page.locator('[data-envelope][data-open="true"]')).toHaveCount(2);
  await expect(page.getByText(words('ui-tables-campaign'))).toBeVisible();
  for (const number of [1, 2, 3]) {
    await expect(
      page.getByRole('link', { name: words('ui-campaign-nth', { number }) }),
    ).toBeVisible();
  }
  // Stickers come before the first card: whoever comes in last has palms to put on.
  await press(button('ui-campaign-begin', { number: 4 }));
  await expect(page.getByRole('banner')).toContainText('before the first card');
  await expectSealed(2);
});

test.describe('in German', () => {
  test.use({ language: 'de', theme: 'dark' });

  test('two at one device; then somebody takes an island over, and the phone goes on', async ({
    page,
    table,
    words,
    stranger,
  }) => {
    const button = (id: string, args = {}) =>
      page.getByRole('button', { name: words(id, args), exact: true });
    await page.goto('/campaign/new/my-island');
    await button('ui-campaign-remove', { number: 3 }).click();
    await page.getByTestId('kind-1').selectOption('hot_seat');
    await page.getByTestId('person-1').fill('Ole');
    await button('ui-campaign-start').click();
    await page
      .getByRole('link', { name: words('ui-campaign-open', { chapter: 1 }), exact: true })
      .click();
    await button('ui-campaign-break').click();
    await expect(page.getByRole('heading', { name: 'Die Ankunft' })).toBeVisible();
    await button('ui-campaign-begin', { number: 1 }).click();

    // With two players nobody comes in second: First, and Others.
    await page.getByRole('button', { name: words('ui-campaign-overview') }).click();
    await expect(page.getByTestId('overview').locator('dt')).toHaveCount(2);
    await page.keyboard.press('Escape');

    // Nobody places anything: both are Others, and each puts a palm on their own island.
    const chairs = page.getByRole('tablist', { name: words('ui-hot_seat') }).getByRole('tab');
    await expect(chairs).toHaveCount(2);
    const seen = await playOut(table, byMouse(table), 0);
    // Whoever is the last to finish sees the points, too, before a sticker is asked for.
    expect([...seen]).toEqual(['place', 'confirm', 'scored', 'sticker', 'over']);
    await page.getByTestId('to-campaign').click();
    const id = page.url().split('/').at(-1);
    await expect(page.locator('tr[data-game]')).toHaveCount(1);
    await examine(page, 'Kampagne');

    // Ole cannot come any more: Berta takes the parrot's island as it stands.
    const { request } = page.context();
    const summary = async () =>
      (await (await request.get(`/api/campaigns/${id}`)).json()) as CampaignSummary;
    const before = (await summary()).islands[1];
    const island = page.getByRole('article', { name: before?.name ?? '', exact: true });
    await agree(island, 'friend');
    const invitation = await island.getByLabel(words('ui-campaign-link')).inputValue();
    const berta = await stranger();
    await berta.page.goto(invitation);
    await berta.page.getByLabel(words('ui-your_name')).fill('Berta');
    await berta.page.getByRole('button', { name: words('ui-campaign-join') }).click();
    await expect(berta.page.locator('tr[data-game]')).toHaveCount(1);
    const after = (await summary()).islands[1];
    expect(after).toEqual({ ...before, person: 'Berta', is_mine: false });

    // The rest of the evening on another device.
    const me = await request.get('/api/me');
    const { recovery_code: code } = (await me.json()) as { recovery_code: string };
    const phone = await stranger();
    await phone.page.goto('/settings');
    await phone.page.getByLabel(words('ui-recover'), { exact: true }).fill(code);
    await phone.page.getByRole('button', { name: words('ui-recover-do') }).click();
    await expect(phone.page.getByText(words('ui-recovered'))).toBeVisible();
    await phone.page.goto('/');
    await phone.page
      .getByRole('button', { name: words('ui-campaign-begin', { number: 2 }) })
      .click();
    await expect(phone.board).toBeVisible();
    await berta.page.reload();
    await berta.page.getByRole('link', { name: words('ui-campaign-play', { number: 2 }) }).click();
    await expect(berta.board).toBeVisible();
    expect(berta.page.url()).toBe(phone.page.url());
  });
});

test('somebody joins later, with an island of their own and the progress of the last', async ({
  page,
  words,
  stranger,
}) => {
  const campaign = await imported(page, 4);
  const summary = async () =>
    (await (
      await page.context().request.get(`/api/campaigns/${campaign.id}`)
    ).json()) as CampaignSummary;
  await page.goto(`/campaign/${campaign.id}`);
  await page.getByRole('button', { name: words('ui-campaign-later') }).click();
  await expect(page.getByTestId('newcomer')).toContainText(words('ui-campaign-later-about'));
  await examine(page, 'newcomer');
  await page.getByRole('button', { name: words('ui-campaign-later-add') }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  const added = (await summary()).islands[3];
  const others = campaign.islands.map(({ progress }) => progress);
  expect(added?.progress).toBe(Math.min(...others));
  // Whom nobody plays yet cannot be played with.
  const begin = page.getByRole('button', { name: words('ui-campaign-begin', { number: 5 }) });
  await expect(begin).toHaveCount(0);

  const island = page.getByRole('article', { name: added?.name ?? '', exact: true });
  const invitation = await island.getByLabel(words('ui-campaign-link')).inputValue();
  const carla = await stranger();
  await carla.page.goto(invitation);
  await carla.page.getByLabel(words('ui-your_name')).fill('Carla');
  await carla.page.getByRole('button', { name: words('ui-campaign-join') }).click();
  await expect(carla.page.locator('tr[data-game]')).toHaveCount(4);
  await page.reload();
  await begin.click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  await carla.page.reload();
  await carla.page.getByRole('link', { name: words('ui-campaign-play', { number: 5 }) }).click();
  await expect(carla.board).toBeVisible();
  expect(carla.page.url()).toBe(page.url());
  const { current, islands } = await summary();
  expect(current?.seats.map(({ name }) => name)).toEqual(islands.map(({ person }) => person));
  expect(islands[3]?.person).toBe('Carla');
});

test('on one device an island is handed over by name, and nobody is renamed', async ({
  page,
  words,
}) => {
  const campaign = await imported(page, 4);
  const { request } = page.context();
  const me = async () => (await (await request.get('/api/me')).json()) as { name: string };
  const { name } = await me();
  await page.goto(`/campaign/${campaign.id}`);
  const second = page.getByRole('article').nth(1);
  const third = page.getByRole('article').nth(2);
  await second.getByRole('combobox').selectOption('hot_seat');
  await second.getByTestId('person').fill('Ben');
  await second.getByRole('button', { name: words('ui-campaign-sit') }).click();
  await expect(second).toContainText('Ben');

  await agree(third, 'friend');
  const islands = campaign.islands[2]?.name ?? '';
  const missing = words('ui-campaign-waiting-open', { count: 1, islands });
  await expect(page.getByText(missing)).toBeVisible();
  const link = await third.getByLabel(words('ui-campaign-link')).inputValue();
  await page.goto(link);
  await expect(page.getByText(words('ui-campaign-take-as', { name }))).toBeVisible();
  await page.getByTestId('join').click();
  await expect(page.locator('tr[data-game]')).toHaveCount(4);
  expect((await me()).name).toBe(name);
});

test('a game whose rules were corrected can only be started again', async ({ page, words }) => {
  const campaign = await imported(page, 2);
  const path = `/api/campaigns/${campaign.id}`;
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const now = (await answer.json()) as CampaignSummary;
    await route.fulfill({ json: { ...now, is_outdated: true, may_go_on: false } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto(`/campaign/${campaign.id}`);
  await expect(page.getByText(words('ui-campaign-again-about', { number: 2 }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: words('ui-campaign-begin', { number: 3 }) }),
  ).toHaveCount(0);
  await page.getByRole('button', { name: words('ui-campaign-again', { number: 2 }) }).click();
  await expect.poll(() => asked.filter((one) => one.endsWith(`${path}/again`))).toHaveLength(1);
});

/** Things move, as they do for most people. */
async function move(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('skerry-settings') ?? '{}');
    localStorage.setItem('skerry-settings', JSON.stringify({ ...settings, speed: 'normal' }));
  });
}

test('the seal gives way to whoever holds it, not to a touch; who watches sees it break', async ({
  page,
  words,
  stranger,
}) => {
  const { id } = await imported(page, 3);
  await move(page);
  await page.clock.install();
  await page.goto(`/campaign/${id}/envelope/2`);
  const seal = page.getByTestId('seal');
  await expect(page.getByText(words('ui-campaign-hold'))).toBeVisible();
  const { x, y, width, height } = (await seal.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.clock.runFor(500);
  await page.mouse.up();
  await page.clock.runFor(500);
  await expect(page.getByTestId('envelope-sealed')).toBeVisible();
  await expect(page.getByTestId('break')).toBeEnabled();

  // The same person on another device.
  const { page: watcher } = await stranger();
  await watcher.context().addCookies(await page.context().cookies());
  await watcher.goto(`/campaign/${id}/envelope/2`);
  await expect(watcher.getByTestId('break')).toBeVisible();
  await page.mouse.down();
  await page.clock.runFor(800);
  await expect(page.getByText(words('ui-campaign-breaking'))).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByTestId('envelope-open')).toBeVisible();
  await page.mouse.up();
  await expect(watcher.getByTestId('envelope-open')).toBeVisible();
  // And on the page of the campaign whoever waits sees that others have gone on.
  await watcher.goto(`/campaign/${id}`);
  const begin = watcher.getByRole('button', { name: words('ui-campaign-begin', { number: 4 }) });
  await expect(begin).toBeVisible();
  await page.getByRole('button', { name: words('ui-campaign-begin', { number: 4 }) }).click();
  await expect(page).toHaveURL(/\/table\//);
  const play = watcher.getByRole('link', { name: words('ui-campaign-play', { number: 4 }) });
  await expect(play).toBeVisible();
});

test('without movement a click on the seal opens the envelope at once', async ({ page, words }) => {
  const { id } = await imported(page, 3);
  await move(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/campaign/${id}/envelope/2`);
  await expect(page.getByTestId('break')).toBeVisible();
  await expect(page.getByText(words('ui-campaign-hold'))).toHaveCount(0);
  await page.getByTestId('seal').click();
  await expect(page.getByTestId('envelope-open')).toBeVisible();
});

test('an island has its name, its animal and its colour at the table, wherever it sits', async ({
  page,
  words,
}) => {
  const campaign = await imported(page, 2);
  await page.goto(`/campaign/${campaign.id}`);
  // The second one is away: the third moves up a seat.
  const away = page.getByRole('article').nth(1);
  await agree(away, 'absent');
  await expect(away).toContainText(words('ui-campaign-absent'));
  const third = page.getByRole('article').nth(2);
  await third.getByRole('button', { name: /another name$/ }).click();
  await third.getByTestId('called').fill('Gannet Rock');
  await third.getByRole('button', { name: words('ui-campaign-rename-do') }).click();
  await expect(third.getByRole('heading')).toContainText('Gannet Rock');
  const fillOf = (animal: Locator) => animal.evaluate((one) => getComputedStyle(one).fill);
  const colour = await fillOf(third.locator('[data-animal="2"] .disc'));

  await page.getByRole('button', { name: words('ui-campaign-begin', { number: 3 }) }).click();
  const seat = page.locator('[data-player="1"]');
  await expect(seat).toContainText('Gannet Rock');
  const room = await seat.getByText('Gannet Rock', { exact: true }).evaluate((name) => {
    const line = name.parentElement?.getBoundingClientRect();
    return (line?.right ?? 0) - name.getBoundingClientRect().right;
  });
  expect(room, 'is not cut').toBeGreaterThanOrEqual(0);
  expect(await fillOf(seat.locator('[data-animal="2"] .disc'))).toBe(colour);
  const track = seat.locator('.seat-1').first();
  expect(await track.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(colour);
  await expect(page.getByRole('banner')).toContainText(campaign.islands[0]?.name ?? '');

  const match = page.url().split('/').at(-1);
  await page.goto(`/replay/${match}`);
  await expect(seat).toContainText('Gannet Rock');
  expect(await fillOf(seat.locator('[data-animal="2"] .disc'))).toBe(colour);
  // On the first page it is one of several, and each says where it comes from.
  await page.goto('/');
  await expect(page.getByTestId('whence')).toContainText(words('ui-campaign-from_file'));
});

test('on a large screen the rules of an envelope are read in whole lines', async ({ page }) => {
  const { id } = await imported(page, 4);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/campaign/${id}/envelope/1`);
  const rules = page.locator('[data-page="1"]');
  await expect(rules).toHaveCount(6);
  const widths = await rules.evaluateAll((all) =>
    all.map((one) => one.lastElementChild?.getBoundingClientRect().width ?? 0),
  );
  expect(Math.min(...widths)).toBeGreaterThan(220);
});

test('an envelope that is read again is drawn as it was when it came', async ({ page }) => {
  const { id } = await imported(page, 16);
  await page.goto(`/campaign/${id}`);
  await page.locator('[data-envelope="5"] a').click();
  const temple = page.locator('[data-new="temple"]');
  await expect(temple.locator(`path[d="${drawing(5, 'temple')}"]`)).toHaveCount(1);
  // From there one goes on to the game that is next, with all that has been opened.
  await page.locator('[data-envelope="6"] a').click();
  await expect(page.locator('[data-new="lens"]')).toBeVisible();
});

test('a campaign is saved as a file, and goes on elsewhere from that file', async ({
  page,
  words,
  stranger,
}) => {
  const { id, islands } = await imported(page, 4);
  await page.goto(`/campaign/${id}`);
  const save = page.getByRole('link', { name: words('ui-campaign-export') });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const file = await download.path();

  const { page: elsewhere } = await stranger();
  await elsewhere.goto('/campaign/new/my-island');
  const load = elsewhere.getByRole('button', { name: words('ui-campaign-import') });
  await expect(load).toBeDisabled();
  // What is no campaign is refused, with a reason, and the page is still there.
  const buffer = Buffer.from('hello');
  const chosen = elsewhere.getByTestId('file');
  await chosen.setInputFiles({ name: 'hello.campaign', mimeType: 'text/plain', buffer });
  await load.click();
  await expect(elsewhere.getByRole('alert')).toContainText(words('problem-bad_campaign'));
  await chosen.setInputFiles(file);
  await load.click();
  await expect(elsewhere).toHaveURL(/\/campaign\/\w+$/);
  expect(elsewhere.url()).not.toContain(id);
  await expect(elsewhere.locator('tr[data-game]')).toHaveCount(4);
  for (const { name, progress } of islands) {
    await expect(elsewhere.getByRole('article', { name, exact: true })).toContainText(
      String(progress),
    );
  }
  // The first island is mine, and each of the others waits for somebody.
  const [, second, third] = islands.map(({ name }) => name);
  const missing = { count: 2, islands: `${second} and ${third}` };
  await expect(elsewhere.getByText(words('ui-campaign-waiting-open', missing))).toBeVisible();
  for (const n of [1, 2]) {
    const other = elsewhere.getByRole('article').nth(n);
    await agree(other, 'bot');
    await expect(other).toContainText(words('ui-seat-bot'));
  }
  await elsewhere.getByRole('button', { name: words('ui-campaign-begin', { number: 5 }) }).click();
  await expect(elsewhere.getByRole('grid')).toBeVisible();
});

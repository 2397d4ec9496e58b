import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { wordsOf } from './support/words';

function talkOf(page: Page, word: (id: string) => string) {
  return {
    tab: page.getByRole('tab', { name: word('ui-tab-talk') }).filter({ visible: true }),
    lines: page.getByRole('list', { name: word('ui-talk'), exact: true }).getByRole('listitem'),
    input: page.getByLabel(word('ui-talk-write')),
    phrase: async (id: string) => {
      await page.getByRole('button', { name: word('ui-talk-phrases') }).click();
      await page.getByRole('button', { name: word(`talk-${id}`), exact: true }).click();
    },
    options: page.getByRole('button', { name: word('ui-talk-options') }),
  };
}

test('two browsers talk, each in their own language, and the host mutes', async ({
  page,
  stranger,
  table,
  words,
}) => {
  const german = wordsOf('de');
  await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const friend = await stranger();
  await friend.page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('skerry-settings') ?? '{}');
    localStorage.setItem('skerry-settings', JSON.stringify({ ...settings, language: 'de' }));
  });
  await friend.page.goto(await table.invitation({ seat: 1 }));
  await friend.page.getByLabel(german('ui-your_name')).fill('Berta');
  await friend.page.getByTestId('join').click();
  await expect(friend.board).toBeVisible();
  const mine = talkOf(page, words);
  const hers = talkOf(friend.page, german);

  // By key, and with a phrase: a mark here says that there is something to read.
  await friend.page.keyboard.press('t');
  await expect(hers.input).toBeFocused();
  await hers.phrase('good_luck');
  await expect(hers.lines).toHaveText(['Berta Viel Glück!']);
  await expect(mine.tab.getByRole('img', { name: words('ui-talk-new') })).toBeVisible();
  await mine.tab.click();
  await expect(mine.lines).toContainText(['Berta Good luck!']);
  await expect(mine.tab.getByRole('img')).toHaveCount(0);

  // Text is text.
  await mine.input.fill('<b>Moin</b> & Ahoi');
  await mine.input.press('Enter');
  await expect(mine.input).toHaveValue('');
  await expect(hers.lines.nth(1)).toHaveText('Anna <b>Moin</b> & Ahoi');
  await expect(
    friend.page.getByRole('status').filter({ hasText: 'Anna: <b>Moin</b>' }),
  ).toBeAttached();

  // It is still there after a reload.
  await page.reload();
  await mine.tab.click();
  await expect(mine.lines).toHaveCount(2);

  await page.getByRole('button', { name: words('ui-talk-mute', { name: 'Berta' }) }).click();
  await expect(friend.page.getByText(german('problem-muted'))).toBeVisible();
  await expect(hers.input).toHaveCount(0);
  await mine.options.click();
  await page.getByRole('button', { name: words('ui-talk-unmute', { name: 'Berta' }) }).click();
  await expect(hers.input).toBeVisible();

  // Who does not want to see it need not.
  await hers.options.click();
  await friend.page.getByLabel(german('ui-talk-hide')).check();
  await hers.options.click();
  await expect(hers.lines).toHaveCount(0);
  await expect(friend.page.getByText(german('ui-talk-hidden'))).toBeVisible();
});

test('who watches reads, and writes only if the host lets them', async ({
  page,
  stranger,
  table,
  words,
}) => {
  await table.open([{ kind: 'me' }, { kind: 'friend' }]);
  const watcher = await stranger();
  await watcher.join(await table.invitation('spectator'), 'Carla');
  await expect(watcher.board).toBeVisible();
  const mine = talkOf(page, words);
  const theirs = talkOf(watcher.page, words);
  await mine.tab.click();
  await mine.phrase('hello');
  await theirs.tab.click();
  await expect(theirs.lines).toHaveCount(1);
  await expect(watcher.page.getByText(words('problem-talk_of_players'))).toBeVisible();
  await expect(theirs.input).toHaveCount(0);

  await mine.options.click();
  await page.getByText(words('ui-talk-who-everybody')).click();
  await theirs.input.fill('Ahoy from the pier');
  await theirs.input.press('Enter');
  await mine.options.click();
  await expect(mine.lines.nth(1)).toContainText('Ahoy from the pier');
  await expect(mine.lines.nth(1)).toContainText(words('ui-talk-watches'));
});

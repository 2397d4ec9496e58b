/** Later chapters on a phone, by touch. */
import { playLater } from './support/later';
import { expect, test } from './support/test';

test('game 17, and in the next one a card ahead', async ({ page, table, words }) => {
  const game = {
    number: 17,
    marks: ['temple', 'pool'],
    aims: ['telescopes', 'pools'],
    pane: 'my-island-place-plateau',
  } as const;
  const afterwards = async () => {
    const begin = words('ui-campaign-begin', { number: 18 });
    await page.getByRole('button', { name: begin }).tap();
    await page.getByRole('tab', { name: words('ui-tab-supply') }).tap();
    await expect(page.locator('[data-next]')).toBeVisible();
  };
  await playLater({ page, table, words, language: 'en', isPhone: true }, game, { afterwards });
});

test.describe('at night, in German', () => {
  test.use({ language: 'de', theme: 'dark' });

  test('game 24: craters, the portal, and the finale', async ({ page, table, words }) => {
    const game = {
      number: 24,
      marks: ['temple', 'crater'],
      aims: ['craters', 'departure'],
      pane: 'my-island-ui-slots',
    } as const;
    const afterwards = () => expect(page.getByTestId('finale')).toBeVisible();
    await playLater({ page, table, words, language: 'de', isPhone: true }, game, { afterwards });
  });
});

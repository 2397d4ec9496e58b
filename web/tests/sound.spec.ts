import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Counts what the page makes ready to be heard. */
async function listen(page: Page): Promise<() => Promise<{ contexts: number; notes: number }>> {
  await page.addInitScript(() => {
    const heard = { contexts: 0, notes: 0 };
    Object.assign(window, { heard });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        heard.contexts += 1;
      }
      override createGain(): GainNode {
        heard.notes += 1;
        return super.createGain();
      }
    };
    // A device that has been here before and is not muted.
    const settings = { language: 'en', speed: 'off', firsts: false };
    localStorage.setItem('skerry-settings', JSON.stringify(settings));
  });
  return () => page.evaluate(() => (window as unknown as { heard: never }).heard);
}

test('nothing is heard before the first click, and nothing once muted', async ({
  page,
  table,
  words,
}) => {
  const heard = await listen(page);
  await table.open([{ kind: 'me' }]);
  await table.next();
  expect(await heard()).toEqual({ contexts: 0, notes: 0 });

  await table.answer();
  await table.next();
  await expect.poll(async () => (await heard()).notes).toBeGreaterThan(0);
  expect((await heard()).contexts).toBe(1);

  const mute = page.getByTestId('mute');
  await expect(mute).toHaveAccessibleName(words('ui-sound-off'));
  await mute.click();
  await expect(mute).toHaveAccessibleName(words('ui-sound-on'));
  const { notes } = await heard();
  await table.answer();
  await table.next();
  expect((await heard()).notes).toBe(notes);
});

test('muted stays muted, on every page, and the volume is a setting', async ({ page, words }) => {
  await page.goto('/settings');
  const mute = page.getByTestId('mute');
  const sounds = page.getByLabel(words('ui-sounds'));
  await expect(mute).toHaveAccessibleName(words('ui-sound-on'));
  await sounds.check();
  await expect(mute).toHaveAccessibleName(words('ui-sound-off'));
  await page.getByLabel(words('ui-volume-loud')).check();
  await mute.click();
  await expect(sounds).not.toBeChecked();
  await page.goto('/');
  await expect(mute).toHaveAccessibleName(words('ui-sound-on'));
  await mute.click();
  await page.goto('/settings');
  await expect(page.getByLabel(words('ui-volume-loud'))).toBeChecked();
});

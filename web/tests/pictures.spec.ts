/** Pictures of every page in both themes, sizes and languages, for people to look at. */
import { dress, middle, stops } from './support/pages';
import { ARE_PICTURES_WANTED, takePicture } from './support/pictures';
import { test } from './support/test';

test.skip(!ARE_PICTURES_WANTED, 'pictures are taken by `npm run pictures`');

for (const theme of ['light', 'dark'] as const) {
  test(`pictures, ${theme}`, async ({ page, table }, { project }) => {
    const over = await middle(table, 8);
    await table.giveUp();
    await table.end();
    const running = await middle(table, 9);
    for (const language of ['en', 'de'] as const) {
      await dress(page, theme, language);
      for (const stop of stops(running, over)) {
        await stop.go(page, language);
        await takePicture(page, `${project.name}-${theme}-${language}-${stop.name}`);
      }
    }
  });
}

import { examine, examineSquares } from './support/axe';
import { dress, middle, stops } from './support/pages';
import { test } from './support/test';

// Colours do not depend on the language, nor words on the theme, nor either on the size.
const LOOKS = { desktop: ['light', 'en'], phone: ['dark', 'de'] } as const;

test('axe finds nothing on any page', async ({ page, table }, { project }) => {
  const [theme, language] = LOOKS[project.name === 'phone' ? 'phone' : 'desktop'];
  const over = await middle(table, 2);
  await table.giveUp();
  await table.end();
  const running = await middle(table, 3);
  await dress(page, theme, language);
  for (const stop of stops(running, over)) {
    await test.step(stop.name, async () => {
      await stop.go(page, language);
      await examine(page, stop.name);
      if (stop.name === 'table') await examineSquares(page);
    });
  }
});

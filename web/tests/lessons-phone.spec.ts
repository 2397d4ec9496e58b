import { examine } from './support/axe';
import { type Action, Lesson } from './support/lesson';
import { ARE_PICTURES_WANTED, takePicture } from './support/pictures';
import { expect, test } from './support/test';

test.use({ language: 'de' });

test('the whole lesson of My Island on a phone by touch, in German', async ({
  page,
  table,
  words,
}) => {
  const lesson = new Lesson(page, words, 'my-island');
  await lesson.begin((button) => button.tap());
  let turned = 0;
  const follow = async ({ do: verb, at, rotation }: Action) => {
    if (verb !== 'place') return (verb === 'pass' ? table.pass : table.finish).tap();
    for (; turned % 6 !== rotation; turned += 1) await table.turn.tap();
    // The board may still move to where the coach points: who missed the space taps once more.
    await expect(async () => {
      await page.locator(`[data-space="${at}"]`).tap();
      await expect(table.put).toBeEnabled({ timeout: 2_000 });
    }).toPass();
    await table.put.tap();
  };
  let [moves, rings] = [0, 0];
  for (;;) {
    const asked = await lesson.asked((button) => button.tap());
    if (!asked) break;
    // The board looks where the coach points, large enough for a finger.
    const ring = page.locator('.window [data-highlight]');
    if ((await ring.count()) > 0) {
      await expect(ring.first()).toBeInViewport({ ratio: 0.98 });
      const { width = 0, height = 0 } = (await ring.first().boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThan(42);
      rings += 1;
    }
    if (ARE_PICTURES_WANTED) await takePicture(page, `lesson-phone-${moves}`);
    if (moves === 1) {
      for (const part of [lesson.said, table.prompt, table.turn, table.finish]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await examine(page, 'the coach on a phone');
    }
    await follow(asked);
    await lesson.isRight();
    await table.confirm.tap();
    await table.settled();
    moves += 1;
  }
  expect(moves).toBe(7);
  expect(rings).toBeGreaterThan(2);
  await expect(lesson.said).toBeInViewport();
  if (ARE_PICTURES_WANTED) await takePicture(page, 'lesson-phone-end');
});

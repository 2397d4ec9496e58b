import type { Locator } from '@playwright/test';
import { examine } from './support/axe';
import { endTurn, follow } from './support/following';
import { tabTo } from './support/keys';
import { type Action, Lesson } from './support/lesson';
import { ARE_PICTURES_WANTED, takePicture } from './support/pictures';
import { expect, test } from './support/test';

/** How one presses something: by mouse, key or finger. */
type Press = (button: Locator) => Promise<void>;
const click: Press = (button) => button.click();

test('the whole lesson of My Island by mouse', async ({ page, table, words }) => {
  const lesson = new Lesson(page, words, 'my-island');
  await lesson.begin();
  let turned = 0;
  const follow = async ({ do: verb, at, rotation }: Action) => {
    if (verb !== 'place') return click(verb === 'pass' ? table.pass : table.finish);
    for (; turned % 6 !== rotation; turned += 1) await table.turn.click();
    await page.locator(`[data-space="${at}"]`).click();
  };
  let moves = 0;
  for (let asked = await lesson.asked(); asked; asked = await lesson.asked()) {
    if (moves === 1) await examine(page, 'the coach');
    await follow(asked);
    await lesson.isRight();
    await table.commit();
    moves += 1;
  }
  expect(moves).toBe(7);
  await expect(table.results).toBeVisible();
  await examine(page, 'the end of a lesson');

  // A lesson that was taken is no table that waits, and one can play for real.
  await page.getByRole('button', { name: words('ui-lesson-play') }).click();
  await expect(lesson.card).toHaveCount(0);
  await expect(table.board).toBeVisible();
});

test('the whole lesson of My Island by keyboard', async ({ page, table, words }) => {
  const lesson = new Lesson(page, words, 'my-island');
  const press: Press = async (button) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };
  await lesson.begin(press);
  const here = page.locator('[aria-selected="true"][data-space]');
  let turned = 0;
  const follow = async ({ do: verb, at, rotation }: Action) => {
    if (verb !== 'place') return press(verb === 'pass' ? table.pass : table.finish);
    await tabTo(page, table.board);
    for (; turned % 6 !== rotation; turned += 1) await page.keyboard.press('r');
    await expect(async () => {
      await page.keyboard.press('n');
      await expect(here).toHaveAttribute('data-space', String(at), { timeout: 200 });
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Enter');
  };
  const confirm = () => page.keyboard.press('c');
  expect(await lesson.take(follow, confirm, press)).toBe(7);
  await expect(table.results).toBeVisible();
});

const LESSONS = [
  ['yamatai', 'ui-learn'],
  ['amerigo', 'ui-learn'],
  ['cooper-island', 'ui-learn'],
  ['cooper-island', 'ui-learn-more'],
] as const;

for (const [game, which] of LESSONS) {
  test(`the whole lesson of ${game} by mouse (${which})`, async ({ page, table, words }) => {
    const lesson = new Lesson(page, words, game);
    await lesson.begin(click, which);
    // Nobody else comes to a lesson, and nothing is drawn in it.
    for (const tool of ['ui-share', 'ui-dice']) {
      await expect(page.getByRole('button', { name: words(tool), exact: true })).toHaveCount(0);
    }
    let [pictures, explained] = [0, 0];
    const moves = await lesson.take(
      async (action) => {
        pictures += 1;
        if (ARE_PICTURES_WANTED) await takePicture(page, `lesson-${game}-${which}-${pictures}`);
        await follow(lesson, action);
      },
      () => endTurn(page),
      async (button) => {
        explained += await page.getByRole('row').and(page.locator('.pointed')).count();
        await button.click();
      },
    );
    // The scoring is explained line by line.
    expect(explained).toBeGreaterThan(1);
    expect(moves).toBeGreaterThan(20);
    await expect(table.results).toBeVisible();
    if (game !== 'cooper-island') return;
    // The second lesson is offered after the first.
    const more = lesson.card.getByRole('button', { name: words('ui-learn-more'), exact: true });
    await expect(more).toHaveCount(which === 'ui-learn' ? 1 : 0);
    if (which === 'ui-learn-more') return;
    await more.click();
    await expect(lesson.said).toHaveText(words('cooper-island-lesson-back'));
  });
}

test('another move is answered kindly, refused, and taken back; a lesson is gone on with later', async ({
  page,
  table,
  words,
}) => {
  const lesson = new Lesson(page, words, 'my-island');
  await lesson.begin();
  await lesson.asked();
  await page.locator('[data-space="6,6"]').click();
  await expect(lesson.said).toHaveText(words('ui-lesson-strayed'));
  await table.confirm.click();
  await expect(table.refusal).toContainText(words('problem-strayed'));
  await lesson.takeBack.click();
  const { at } = (await lesson.asked()) as Action;

  await page.getByRole('link', { name: words('ui-lesson-skip') }).click();
  await expect(page.getByText(words('ui-welcome'))).toBeVisible();
  await page.getByRole('link', { name: words('ui-learn-on') }).click();
  await expect(lesson.said).toHaveText(words('my-island-lesson-welcome'));
  await lesson.asked();
  await page.locator(`[data-space="${at}"]`).click();
  await lesson.isRight();
  await table.commit();
  await page.reload();
  await expect(lesson.said).toHaveText(words('my-island-lesson-match'));
});

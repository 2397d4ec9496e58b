/** A later game of a campaign that others have begun: the page has no code for any of them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { examine } from './axe';
import { byMouse, byTouch, goOn, imported, playOut, upToTheFirstCard } from './campaign';
import { ARE_PICTURES_WANTED, takePicture } from './pictures';
import type { Table } from './table';
import type { Language, Words } from './words';

const TEXTS = fileURLToPath(new URL('../../../crates/my-island/text', import.meta.url));

/** What a game shows that no game of the first chapter has. */
export interface Later {
  number: number;
  /** On the island when the first card lies open. */
  marks: readonly string[];
  /** Beside the track. */
  aims: readonly string[];
  /** What everybody shares, or has beside the island. */
  pane: 'my-island-place-plateau' | 'my-island-ui-slots';
}

/** The sentence of a chapter, from its own file. */
export function sealed(chapter: number, id: string, language: Language): string {
  const source = readFileSync(`${TEXTS}/chapter-${chapter}/${language}.ftl`, 'utf8');
  return new RegExp(`^${id} = (.+)$`, 'm').exec(source)?.[1] ?? '';
}

/** The first line of a drawing, from the chapter's own file. */
export function drawing(chapter: number, name: string): string {
  const { sprites } = JSON.parse(
    readFileSync(`${TEXTS}/chapter-${chapter}/sprites.json`, 'utf8'),
  ) as { sprites: Record<string, { paths: { d: string }[] }> };
  return sprites[name]?.paths[0]?.d ?? '';
}

/** No id stands where a sentence should, and nothing is named that is not drawn. */
export async function expectNoHoles(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(/my-island-\w/);
  const empty = await page
    .locator('[data-sprite], [data-mark]')
    .evaluateAll((all) => all.filter((one) => !one.querySelector('path')).length);
  expect(empty).toBe(0);
  const { across, width } = await page.evaluate(() => ({
    across: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(across).toBeLessThanOrEqual(width);
}

interface Stage {
  page: Page;
  table: Table;
  words: Words;
  language: Language;
  isPhone: boolean;
}

/** A picture to look at, if pictures are wanted. */
async function show({ page, isPhone }: Stage, name: string): Promise<void> {
  if (ARE_PICTURES_WANTED) await takePicture(page, `${isPhone ? 'phone' : 'desktop'}-${name}`);
}

/** On a phone it lies behind a tab. */
async function turnTo({ page, words, isPhone }: Stage, tab: string): Promise<void> {
  if (isPhone) await page.getByRole('tab', { name: words(tab) }).tap();
}

/** Marks, goals, what is shared and the overview sheet are all there when the first card is. */
async function expectDrawn(stage: Stage, { number, marks, aims, pane }: Later): Promise<string> {
  const { page, table, words, language } = stage;
  const chapter = Math.ceil(number / 3);
  const title = sealed(chapter, `my-island-game-${number}`, language);
  for (const mark of marks) {
    await expect(table.board.locator(`[data-mark="${mark}"]`).first()).toBeVisible();
  }
  // The temple is drawn in chapter 5, and otherwise from the next one on.
  const temple = drawing(Math.min(chapter, 6), 'temple');
  await expect(table.board.locator('[data-mark="temple"] path').nth(1)).toHaveAttribute(
    'd',
    temple,
  );
  // What lies between spaces is drawn with what the envelopes have brought: three doors, and in
  // chapter 6 six lines, of which those looked along before have their lens instead.
  await expect(table.board.locator('[data-edge] path')).not.toHaveCount(0);
  await expect(table.board.locator('[data-edge]')).toHaveCount(3);
  const lines = await table.board.locator('[data-line], [data-way]:has(path)').count();
  expect(lines).toBe(chapter === 6 ? 6 : 0);
  await show(stage, `game-${number}-table`);
  await turnTo(stage, 'ui-tab-aims');
  for (const aim of aims) await expect(page.locator(`[data-aim="${aim}"]`)).toBeVisible();
  await turnTo(stage, 'ui-tab-supply');
  const beside = pane === 'my-island-ui-slots' ? words(pane) : sealed(5, pane, language);
  await expect(page.getByRole('region', { name: beside })).toBeVisible();
  await page.getByRole('button', { name: words('ui-campaign-overview') }).click();
  await expect(page.getByTestId('overview')).toContainText(title);
  await expectNoHoles(page);
  await show(stage, `game-${number}-overview`);
  return temple;
}

/** From the opened envelope to the campaign after the game, and the game seen again. */
export async function playLater(
  stage: Stage,
  later: Later,
  more: { atTable?: () => Promise<void>; afterwards?: () => Promise<void> } = {},
): Promise<void> {
  const { page, table, isPhone } = stage;
  const { number } = later;
  const hand = isPhone ? byTouch(table) : byMouse(table);
  const campaign = await imported(page, number - 1);
  await page.goto(await goOn(page, campaign));
  await upToTheFirstCard(table, hand);
  const temple = await expectDrawn(stage, later);
  await examine(page, `overview of game ${number}`);
  await page.keyboard.press('Escape');
  await more.atTable?.();

  await playOut(table, hand, 2);
  await expectNoHoles(page);
  await table.expectSums(3);
  await show(stage, `game-${number}-end`);
  await expect(page.getByTestId('to-campaign')).toBeInViewport({ ratio: 1 });
  await page.getByTestId('to-campaign').click();
  await expect(page.locator('tr[data-game]')).toHaveCount(number);
  await expectNoHoles(page);
  await show(stage, `game-${number}-campaign`);
  await more.afterwards?.();

  // What was played is told and drawn again as it was then.
  await page.goto(`/campaign/${campaign.id}`);
  await page.locator(`tr[data-game="${number}"] a`).click();
  const replayed = page.getByRole('grid').locator('[data-mark="temple"] path').nth(1);
  await expect(replayed).toHaveAttribute('d', temple);
  await expectNoHoles(page);
}

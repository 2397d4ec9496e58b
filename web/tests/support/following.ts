/** Does what a lesson waits for, in whatever game: presses what stands for an action on the page. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Action } from './lesson';

/** As often as a piece may be turned, once more for a first try that came too early. */
const TRIES = 8;
const OFTEN = { intervals: [20, 40, 80], timeout: 10_000 };
const PUT = '[data-testid="next-put"]:not([aria-disabled="true"])';
const END = '[data-testid="next-end"]:not([aria-disabled="true"])';

/** What stands for an action, in the order in which it is pressed; what is not there is left out. */
type Presses = (action: Action) => readonly string[];

const space = (name: unknown) => `[data-space="${name}"]`;

const yamatai: Presses = (action) => {
  const { do: verb, fleet, cargo, at, island, tile, boat, specialist, offering } = action;
  switch (verb) {
    case 'take_fleet':
      return [`button[data-target="fleet:${fleet}"]`];
    case 'buy':
    case 'sell':
      return [`[data-trade="${verb}:${cargo}"]`];
    case 'place':
      return [`[data-cargo="${cargo}"]:not([aria-pressed="true"])`, space(at)];
    case 'build':
      return [`button[data-target="tile:${tile}"]`, space(island)];
    case 'take':
      return [space(island)];
    case 'recruit':
      return [
        `[data-target="specialist:${specialist}"] button[aria-expanded="false"]`,
        `[data-payment="${specialist} ${offering}"]`,
      ];
    case 'use_power':
      return ['[data-does="power"] button, button[data-does="power"]'];
    case 'pick':
      return [space(boat)];
    case 'move_to':
      return [space(at)];
    default:
      return [PUT];
  }
};

const amerigo: Presses = ({ do: verb, colour, ship, at, to, steps, tile, slot }) => {
  switch (verb) {
    case 'take':
      return [`[data-offer="${colour}"]`];
    case 'take_gold':
      return ['[data-offer="gold"]'];
    case 'place_ship':
      return [`[data-ship="${ship}"]:not([aria-checked="true"])`, space(at)];
    case 'sail':
      return [space(to)];
    case 'place_post':
      return ['[data-post="yes"]'];
    case 'advance':
      return [`[data-steps="${steps}"]`];
    case 'take_tile':
      return [`[data-does="take"][data-tile="${tile}"]`];
    case 'pick_marker':
      return [`[data-pick="${slot}"]`];
    case 'build':
      return [`[data-does="build"][data-tile="${tile}"]:not([aria-pressed="true"])`, space(at)];
    case 'buy_good':
      return [`[data-good="${slot}"]`];
    default:
      return [`[data-extra="${verb}"]`];
  }
};

const cooper: Presses = (action) => {
  const { do: verb, ship, section, worker } = action;
  const choice = `[data-choice='${JSON.stringify(action)}']`;
  switch (verb) {
    case 'put_worker':
      return [space(`${section}:${worker}`)];
    case 'sail':
      return [choice, space(ship)];
    case 'put':
    case 'put_lid':
    case 'remove_ruin':
    case 'from':
    case 'moor':
      return [space(action.space)];
    case 'chart':
      return [`[data-landscape="${action.terrain}"]`, space(action.space)];
    case 'lay':
      return [space(action.first)];
    case 'build_boat':
      return [`[data-boat="${action.boat}"]`, choice];
    case 'pay':
    case 'feed':
      return [choice, PUT];
    case 'done':
      return [END];
    default:
      return [choice];
  }
};

const GAMES: Readonly<Record<string, Presses>> = { yamatai, amerigo, 'cooper-island': cooper };

/** Presses where it is: pieces lie over the spaces of a board, and are none of its children. */
async function press(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

interface Followed {
  readonly page: Page;
  readonly game: string;
  readonly card: Locator;
  readonly takeBack: Locator;
}

/** Does it; what is refused or done otherwise, since a piece lies turned, is taken back and turned on. */
export async function follow(followed: Followed, action: Action): Promise<void> {
  const { page, game, card, takeBack } = followed;
  const before = (await card.getAttribute('data-at')) ?? '';
  const refusal = page.getByTestId('refusal');
  // By touch a tap shows what would be done, and the button does it.
  const isTouch = await page.evaluate(() => matchMedia('(max-width: 860px)').matches);
  const presses = [...(GAMES[game]?.(action) ?? []), ...(isTouch ? [PUT] : [])];
  const answer = async () => {
    // Both at one moment: between two looks the card may have changed.
    const { coach, at } = await card.evaluate(({ dataset }: HTMLElement) => ({ ...dataset }));
    if (coach === 'strays') return 'strayed';
    if (at !== before) return 'done';
    return (await refusal.isVisible()) ? 'refused' : '';
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const selector of presses) {
      const found = page.locator(selector).first();
      if (!(await answer()) && (await found.isVisible())) await press(page, found);
    }
    // What moved away under the finger is pressed once more.
    const answered = await expect
      .poll(answer, OFTEN)
      .not.toBe('')
      .then(answer, () => '');
    if (answered === '') continue;
    if (answered === 'done') return;
    if (answered === 'strayed') {
      await takeBack.click();
      await expect(card).toHaveAttribute('data-at', before);
    } else {
      await refusal.getByRole('button').last().click();
      await expect(refusal).toBeHidden();
    }
    await page.keyboard.press('r');
  }
  throw new Error(`the page does not do ${JSON.stringify(action)}`);
}

/** Ends the turn. */
export async function endTurn(page: Page): Promise<void> {
  await page.locator(END).click();
}

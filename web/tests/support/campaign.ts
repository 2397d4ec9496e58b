/** Campaigns that others have begun, and all that one is asked at a table of one. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { CampaignSummary } from '../../src/lib/protocol/CampaignSummary';
import type { NewSeat } from '../../src/lib/protocol/NewSeat';
import { tabTo } from './keys';
import { program } from './programs';
import { EASY, type Table } from './table';

/** A file with the first games of a campaign that three bots have played. */
export function played(games: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-campaign-'));
  try {
    const file = join(folder, 'whole');
    execFileSync(program(), ['campaign', '-p', '3', '--seed', '7', '--save', file]);
    const whole = readFileSync(file, 'utf8');
    return whole.split(`=== game ${games + 1}\n`, 1)[0] ?? '';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answered(page: Page, path: string, data: unknown): Promise<CampaignSummary> {
  const answer = await page.context().request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as CampaignSummary;
}

/** A campaign of mine with two others, of which so many games are over. */
export async function imported(
  page: Page,
  games: number,
  seats: NewSeat[] = [{ kind: 'me' }, EASY, EASY],
): Promise<CampaignSummary> {
  await page.context().request.post('/api/me', { data: { name: 'Anna' } });
  return answered(page, '/api/campaigns/import', { file: played(games), seats });
}

/** Opens the envelope if the next game needs it, and the game; its address. */
export async function goOn(page: Page, campaign: CampaignSummary): Promise<string> {
  const at = `/api/campaigns/${campaign.id}`;
  if (campaign.may_open) await answered(page, `${at}/envelopes/${campaign.chapter + 1}`, {});
  const { current } = await answered(page, `${at}/next`, {});
  return `/table/${current?.id}`;
}

/** How somebody puts things on the board, and presses buttons. */
export interface Hand {
  put: () => Promise<unknown>;
  press: (button: Locator) => Promise<unknown>;
  confirm: () => Promise<unknown>;
}

export function byMouse(table: Table): Hand {
  return {
    put: async () => (await table.spot(() => table.turn.click())).click(),
    press: (button) => button.click(),
    confirm: () => table.confirm.click(),
  };
}

export function byTouch(table: Table): Hand {
  return {
    put: async () => {
      await (await table.spot(() => table.turn.tap())).tap();
      await table.put.tap();
    },
    press: (button) => button.tap(),
    confirm: () => table.confirm.tap(),
  };
}

export function byKeys(table: Table): Hand {
  const { page } = table;
  return {
    put: async () => {
      await tabTo(page, table.board);
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    },
    press: async (button) => {
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    },
    confirm: () => page.keyboard.press('c'),
  };
}

type Asked = 'over' | 'scored' | 'confirm' | 'tile' | 'slot' | 'sticker' | 'place' | 'stuck';

/** What a table of a campaign asks for just now; `wait` while others think. */
function askedNow(page: Page): Promise<Asked | 'wait'> {
  return page.evaluate(() => {
    const is = (selector: string) => document.querySelector(selector) !== null;
    if (is('[data-testid="to-campaign"]')) return 'over';
    if (is('[data-testid="go-on"]')) return 'scored';
    if (is('[data-testid="next-end"].primary')) return 'confirm';
    if (is('[data-hex]')) return 'tile';
    if (is('button[data-slot]')) return 'slot';
    if (is('[data-fit="anchor"], [data-fit="any"]')) {
      return is('[data-sticker]') ? 'sticker' : 'place';
    }
    return is('[data-fit]') ? 'stuck' : 'wait';
  });
}

/** Waits until something is asked. */
async function asked(page: Page): Promise<Asked> {
  let now: Asked | 'wait' = 'wait';
  const look = async () => {
    now = await askedNow(page);
    return now;
  };
  await expect.poll(look, { intervals: [20, 40, 80], timeout: 60_000 }).not.toBe('wait');
  return now as Asked;
}

/** How much is drafted; nothing where the table is not shown. */
function drafted(page: Page): Promise<number> {
  return page.evaluate(() =>
    Number(document.querySelector('[data-draft]')?.getAttribute('data-draft') ?? 0),
  );
}

/** Does what is asked, or finishes instead; until that is done. */
async function obey(table: Table, hand: Hand, what: Asked, finish: boolean): Promise<void> {
  const { page } = table;
  const soon = { intervals: [20, 40, 80] };
  const first = (selector: string) => page.locator(selector).first();
  if (what === 'scored') {
    await hand.press(page.getByTestId('go-on'));
    await expect(page.getByTestId('go-on')).toHaveCount(0);
  } else if (what === 'confirm') {
    await hand.confirm();
    await expect.poll(() => drafted(page), soon).toBe(0);
  } else {
    const before = await drafted(page);
    if (finish) await hand.press(table.finish);
    else if (what === 'tile') await hand.press(first('[data-hex]'));
    else if (what === 'slot') await hand.press(first('button[data-slot]'));
    else if (what === 'stuck') {
      await hand.press((await table.pass.count()) > 0 ? table.pass : table.finish);
    } else await hand.put();
    await expect.poll(() => drafted(page), soon).toBeGreaterThan(before);
  }
}

/** Places so many tiles and finishes; puts stickers and markers where one may; to the end. */
export async function playOut(table: Table, hand: Hand, tiles: number): Promise<Set<Asked>> {
  const seen = new Set<Asked>();
  for (let left = tiles; ; ) {
    const what = await asked(table.page);
    seen.add(what);
    if (what === 'over') return seen;
    const isPlacing = what === 'place' || what === 'stuck';
    await obey(table, hand, what, isPlacing && left <= 0);
    if (isPlacing) left -= 1;
  }
}

/** Answers until a tile is to be placed: stickers come before the first card. */
export async function upToTheFirstCard(table: Table, hand: Hand): Promise<void> {
  for (;;) {
    const what = await asked(table.page);
    if (what === 'place' || what === 'stuck') return;
    await obey(table, hand, what, false);
  }
}

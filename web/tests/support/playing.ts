/** Playing on at any table: what is seen now is answered, one decision after the other. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { MatchSummary } from '../../src/lib/protocol/MatchSummary';
import { EASY, Table } from './table';
import type { Words } from './words';

const OFTEN = { intervals: [20, 40, 80], timeout: 60_000 };

/** What can be done just now, in a word. */
export interface Seen {
  at: string;
}

export abstract class Playing<Sight extends Seen> extends Table {
  /** Ends the turn although something could still be done. */
  readonly done: Locator;
  /** What went wrong in the page, unseen. */
  readonly faults: string[] = [];
  #before = '';

  constructor(
    page: Page,
    words: Words,
    readonly press: (what: Locator) => Promise<void> = (what) => what.click(),
    readonly isTouch = false,
  ) {
    super(page, words);
    page.on('pageerror', ({ message }) => this.faults.push(message));
    this.done = page.getByTestId('next-end').and(page.locator(':not(.primary)'));
  }

  /** Which game is played here. */
  abstract readonly game: string;
  /** What is there once one sits at the table. */
  abstract readonly chart: Locator;

  /** One look at the whole screen: nothing can change between two questions. */
  abstract look(): Promise<Sight>;

  /** Takes one decision of a turn. */
  abstract decide(sight: Sight): Promise<void>;

  /** Opens a table with this many players, all but one of them bots. */
  async sitDown(players: number, options: Record<string, string> = {}): Promise<string> {
    const { request } = this.page.context();
    await request.post('/api/me', { data: { name: 'Anna' } });
    const seats = [{ kind: 'me' }, ...Array(players - 1).fill(EASY)];
    const data = { game: this.game, options, seats };
    const answer = await request.post('/api/matches', { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id } = (await answer.json()) as MatchSummary;
    await this.page.goto(`/table/${id}`);
    await expect(this.chart).toBeVisible();
    return id;
  }

  /** Waits until there is something to do here. */
  async ask(): Promise<Sight> {
    let sight = await this.look();
    await expect
      .poll(async () => {
        sight = await this.look();
        return sight.at;
      }, OFTEN)
      .not.toBe('wait');
    return sight;
  }

  /** Changes with every decision. */
  async #mark(): Promise<string> {
    return this.page.evaluate(() => {
      const board = document.querySelector('[data-position]');
      const end = document.querySelector('[data-testid="results"]') ? 'over' : '';
      return `${board?.getAttribute('data-position')} ${end}`;
    });
  }

  /** Takes a decision, and waits until it has changed something. */
  async step(sight: Sight): Promise<void> {
    await this.decide(sight);
    await expect.poll(() => this.#mark(), OFTEN).not.toBe(this.#before);
  }

  /** Does something, and waits until the table has taken it. */
  async after(act: () => Promise<unknown>): Promise<void> {
    const before = await this.#mark();
    await act();
    await expect.poll(() => this.#mark(), OFTEN).not.toBe(before);
  }

  /** Plays on until `isWanted`, or to the end; true if it came to what was wanted. */
  async playUntil(isWanted: (sight: Sight) => boolean | Promise<boolean>): Promise<boolean> {
    for (;;) {
      this.#before = await this.#mark();
      const sight = await this.ask();
      expect(this.faults).toEqual([]);
      // What was seen may be gone by now, or the turn may have ended by itself.
      if ((await this.#mark()) !== this.#before) continue;
      if (await isWanted(sight)) return true;
      if (sight.at === 'over') return false;
      if ((await this.#mark()) !== this.#before) continue;
      await this.step(sight).catch(async (error: unknown) => {
        // An answer that was on its way may have taken away what was to be pressed.
        if ((await this.#mark()) === this.#before) throw error;
      });
    }
  }

  /** The page is as large as the screen: nothing has to be scrolled to be seen. */
  async expectFits(): Promise<void> {
    const { scroll, height, across, width } = await this.page.evaluate(() => ({
      scroll: document.documentElement.scrollHeight,
      height: innerHeight,
      across: document.documentElement.scrollWidth,
      width: innerWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(height);
    expect(across).toBeLessThanOrEqual(width);
  }

  /** Plays to the end, where the points of each add up. */
  async playToEnd(players: number): Promise<void> {
    await this.playUntil(() => false);
    await expect(this.results).toBeVisible();
    await this.expectSums(players);
  }
}

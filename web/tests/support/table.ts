/** A table as a person sees it: what is asked, what lies there, what can be pressed. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { MatchSummary } from '../../src/lib/protocol/MatchSummary';
import type { NewSeat } from '../../src/lib/protocol/NewSeat';
import type { Words } from './words';

export const EASY: NewSeat = { kind: 'bot', level: 'easy' };
const OFTEN = { intervals: [20, 40, 80], timeout: 60_000 };

/** Everything on the screen that tells how the match stands. */
export interface Sight {
  prompt: string;
  spaces: string[];
  points: string[];
  log: string[];
}

export class Table {
  /** The game on the first page. */
  readonly offered: Locator;
  readonly prompt: Locator;
  readonly board: Locator;
  /** Ends the turn, when nothing else is left to do. */
  readonly confirm: Locator;
  /** Puts down what is held over the board. */
  readonly putDown: Locator;
  readonly undo: Locator;
  readonly pass: Locator;
  readonly finish: Locator;
  readonly put: Locator;
  readonly turn: Locator;
  readonly banner: Locator;
  readonly refusal: Locator;
  readonly results: Locator;
  readonly log: Locator;
  readonly points: Locator;
  /** Spaces on which the tile fits as it is turned. */
  readonly anchors: Locator;

  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    const button = (id: string) => page.getByRole('button', { name: words(id), exact: true });
    const offer = (id: string) =>
      page.getByRole('button', { name: words(id).split(':', 1)[0], exact: true });
    this.offered = page.getByRole('article', { name: words('my-island-name') });
    this.prompt = page.getByTestId('prompt');
    this.board = page.getByRole('grid');
    this.confirm = page.getByTestId('next-end').and(page.locator('.primary'));
    this.putDown = page.getByTestId('next-put');
    this.undo = button('ui-undo');
    this.pass = offer('my-island-do-pass');
    this.finish = offer('my-island-do-finish');
    this.put = button('my-island-ui-put');
    this.turn = page
      .getByRole('group', { name: words('my-island-ui-hand') })
      .getByRole('button', { name: words('ui-turn_right') });
    this.banner = page.getByTestId('banner');
    this.refusal = page.getByTestId('refusal');
    this.results = page.getByTestId('results');
    this.log = page.getByRole('region', { name: words('ui-log'), exact: true });
    this.points = page.locator('.points');
    this.anchors = page.locator('[data-fit="anchor"]');
  }

  /** Opens a table without the form, and goes there. */
  async open(seats: NewSeat[], { origin = '', name = 'Anna' } = {}): Promise<string> {
    const { request } = this.page.context();
    await request.post(`${origin}/api/me`, { data: { name } });
    const data = { game: 'my-island', options: {}, seats };
    const answer = await request.post(`${origin}/api/matches`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id } = (await answer.json()) as MatchSummary;
    await this.page.goto(`${origin}/table/${id}`);
    await expect(this.board).toBeVisible();
    return id;
  }

  /** Follows an invitation. */
  async join(link: string, name: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel(this.words('ui-your_name')).fill(name);
    await this.page.getByTestId('join').click();
  }

  /** What the host hands out. */
  invitation(to: { seat: number } | 'spectator'): Promise<string> {
    const label =
      to === 'spectator'
        ? this.words('ui-invite_spectator')
        : this.words('ui-invite_seat', { number: to.seat + 1 });
    return this.page.getByLabel(label).inputValue();
  }

  async #state(): Promise<'over' | 'decide' | 'stuck' | 'wait'> {
    return this.page.evaluate(() => {
      if (document.querySelector('[data-testid="results"]')) return 'over';
      if (document.querySelector('[data-fit="anchor"], [data-fit="any"]')) return 'decide';
      return document.querySelector('[data-fit]') ? 'stuck' : 'wait';
    });
  }

  /** Waits until something is to be decided here, or the match is over. */
  async next(): Promise<'over' | 'decide' | 'stuck'> {
    let state = await this.#state();
    await expect
      .poll(async () => {
        state = await this.#state();
        return state;
      }, OFTEN)
      .not.toBe('wait');
    return state as 'over' | 'decide' | 'stuck';
  }

  /** Goes on until the tile of the card fits somewhere: cards are drawn, and not every tile does. */
  async fitting(): Promise<void> {
    while ((await this.next()) === 'stuck') await this.answer();
  }

  /** Turns the tile until it fits on a space that can be pointed at; that space. */
  async spot(turn: () => Promise<unknown>): Promise<Locator> {
    for (let turns = 0; turns < 6; turns += 1) {
      const free = await this.anchors.evaluateAll((cells) =>
        cells.findIndex((cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === cell;
        }),
      );
      if (free >= 0) {
        const space = await this.anchors.nth(free).getAttribute('data-space');
        return this.page.locator(`[data-space="${space}"]`);
      }
      await turn();
    }
    throw new Error('the tile fits somewhere, but on no space that can be pointed at');
  }

  /** Puts the tile down by mouse, as a draft. */
  async draft(): Promise<void> {
    const spot = await this.spot(() => this.turn.click());
    await spot.click();
    await expect(this.confirm).toBeEnabled();
  }

  /** Makes the draft final. */
  async commit(): Promise<void> {
    await this.confirm.click();
    await this.settled();
  }

  /** The draft has become part of the match. */
  async settled(): Promise<void> {
    await expect(this.confirm).toHaveCount(0);
  }

  /** Answers the card: by `place` where the tile fits, else by passing or finishing. */
  async answer(
    place = () => this.draft(),
    press = (button: Locator) => button.click(),
    confirm = () => press(this.confirm),
  ): Promise<boolean> {
    const state = await this.next();
    if (state === 'over') return false;
    if (state === 'decide') await place();
    else await press((await this.pass.count()) > 0 ? this.pass : this.finish);
    await expect(this.confirm).toBeEnabled();
    await confirm();
    await this.settled();
    return true;
  }

  /** Ends the match for whoever sits here. */
  async giveUp(): Promise<void> {
    await this.next();
    await this.finish.click();
    await this.commit();
  }

  /** The result is there: bots that still had cards have played them to the end. */
  async end(): Promise<void> {
    await expect(this.results).toBeVisible({ timeout: 60_000 });
  }

  /** How the server says that a match stands. */
  async #summary(id: string, origin = ''): Promise<MatchSummary> {
    const answer = await this.page.context().request.get(`${origin}/api/matches/${id}`);
    return (await answer.json()) as MatchSummary;
  }

  /** Seats that are to decide. */
  async owing(id: string, origin = ''): Promise<number[]> {
    return (await this.#summary(id, origin)).owing;
  }

  /** The server has noticed that nobody sits there any more. */
  async left(id: string, seat: number): Promise<void> {
    const isHere = async () => (await this.#summary(id)).seats[seat]?.is_online;
    await expect.poll(isHere, OFTEN).toBe(false);
  }

  /** All but `seats` have answered the card, so that nothing moves by itself. */
  async quiet(id: string, seats: number[], origin = ''): Promise<void> {
    await expect.poll(() => this.owing(id, origin), OFTEN).toEqual(seats);
  }

  async sight(): Promise<Sight> {
    return this.page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      return {
        prompt: document.querySelector('[data-testid="prompt"]')?.textContent ?? '',
        spaces: all('[role="gridcell"]').map((cell) => cell.getAttribute('aria-label') ?? ''),
        points: all('.points').map((button) => button.getAttribute('aria-label') ?? ''),
        log: all('.log a').map((line) => (line.textContent ?? '').trim()),
      };
    });
  }

  /** Waits until the screen shows exactly this. */
  async expectSight(sight: Sight): Promise<void> {
    await expect.poll(() => this.sight(), OFTEN).toEqual(sight);
  }

  /** The table of points at the end: for each column, whether its rows add up. */
  async expectSums(players: number): Promise<void> {
    const scores = this.results.getByRole('table', { name: this.words('ui-score_table') });
    const number = (text: string) => Number(text.trim().replace('\u2212', '-'));
    const cells = async (part: string) => {
      const rows = await scores.locator(`${part} tr`).all();
      return Promise.all(rows.map((row) => row.getByRole('cell').allTextContents()));
    };
    const lines = await cells('tbody');
    const [sums = []] = await cells('tfoot');
    expect(sums).toHaveLength(players);
    expect(lines.length).toBeGreaterThan(3);
    const added = sums.map((_, at) => lines.reduce((sum, row) => sum + number(row[at] ?? ''), 0));
    expect(added).toEqual(sums.map(number));
  }
}

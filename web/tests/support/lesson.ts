/** A lesson as a person takes it: reads what the coach says, and does it. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { LessonScript } from '../../src/lib/protocol/LessonScript';
import type { MatchSummary } from '../../src/lib/protocol/MatchSummary';
import type { Words } from './words';

export type Action = { do: string } & Record<string, unknown>;

export class Lesson {
  readonly card: Locator;
  readonly said: Locator;
  readonly goOn: Locator;
  readonly takeBack: Locator;
  #script: LessonScript = { entries: 0, cards: [], moves: [] };
  #match = '';

  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly game: string,
  ) {
    this.card = page.getByRole('region', { name: words('ui-lesson'), exact: true });
    const button = (id: string) => this.card.getByRole('button', { name: words(id), exact: true });
    this.said = page.getByTestId('coach');
    this.goOn = button('ui-lesson-next');
    this.takeBack = button('ui-lesson-take_back');
  }

  /** Begins on the first page, with the first lesson or another; `press` does it by mouse, key or finger. */
  async begin(press = (button: Locator) => button.click(), which = 'ui-learn'): Promise<void> {
    await this.page.goto('/');
    const offered = this.page.getByRole('article', { name: this.words(`${this.game}-name`) });
    await press(offered.getByRole('button', { name: this.words(which), exact: true }));
    await this.page.waitForURL('**/table/*');
    this.#match = this.page.url().split('/').at(-1) ?? '';
    await this.know();
  }

  /** Learns what the lesson waits for, so that a test can do it. */
  async know(): Promise<void> {
    const { request } = this.page.context();
    const summary: MatchSummary = await (await request.get(`/api/matches/${this.#match}`)).json();
    const address = `/api/games/${this.game}/lessons/${summary.lesson?.name}`;
    this.#script = await (await request.get(address)).json();
  }

  /** Reads on until something is waited for; what that is, or `null` at the end. */
  async asked(press = (button: Locator) => button.click()): Promise<Action | null> {
    const { cards } = this.#script;
    for (;;) {
      const step = await this.#step();
      await expect(this.said).toHaveText(this.words(`${this.game}-lesson-${cards[step]?.say}`));
      if ((await this.goOn.count()) === 0) return this.#awaited();
      await press(this.goOn);
      await expect(this.card).toHaveAttribute('data-step', String(step + 1));
    }
  }

  /**
   * Takes the lesson from here to its end: `follow` does what is waited for, `confirm` ends a
   * turn. How often something was asked.
   */
  async take(
    follow: (action: Action) => Promise<void>,
    confirm: () => Promise<void>,
    press?: (button: Locator) => Promise<void>,
  ): Promise<number> {
    for (let moves = 0; ; moves += 1) {
      await expect(this.card).toHaveAttribute('data-coach', /says|confirms|ends/);
      while ((await this.card.getAttribute('data-coach')) === 'confirms') {
        await confirm();
        await expect(this.card).toHaveAttribute('data-coach', /says|ends/);
      }
      const action = await this.asked(press);
      if (!action) return moves;
      const before = (await this.card.getAttribute('data-at')) ?? '';
      await follow(action);
      // What came too early may have been taken back while its answer was on the way.
      if (!(await this.#hasLeft(before))) await follow(action);
      await expect(this.card).not.toHaveAttribute('data-at', before);
    }
  }

  /** Whether the lesson goes on before long. */
  async #hasLeft(at: string): Promise<boolean> {
    const left = expect(this.card).not.toHaveAttribute('data-at', at, { timeout: 15_000 });
    return left.then(
      () => true,
      () => false,
    );
  }

  async #awaited(): Promise<Action | null> {
    const at = Number(await this.card.getAttribute('data-at'));
    const move = this.#script.moves.find((one) => one.at === at);
    return (move?.actions[0] as Action | undefined) ?? null;
  }

  /** Which card is shown, from 0, once the coach says something. */
  async #step(): Promise<number> {
    await expect(this.card).toHaveAttribute('data-coach', /says|ends/);
    return Number(await this.card.getAttribute('data-step'));
  }

  /** What was asked for is done. */
  async isRight(): Promise<void> {
    await expect(this.card).toHaveAttribute('data-coach', 'confirms');
  }
}

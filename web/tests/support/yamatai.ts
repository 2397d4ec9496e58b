/** The table of Yamataï as a person sees it, and a simple way to play on. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Playing } from './playing';
import type { Words } from './words';

/** What can be done just now: the first of these that is possible. */
type At =
  | 'over'
  | 'wait'
  | 'confirm'
  | 'fleet'
  | 'power'
  | 'target'
  | 'give'
  | 'reserve'
  | 'build'
  | 'place'
  | 'take'
  | 'moor'
  | 'hire'
  | 'pass'
  | 'end';

interface Sight {
  at: At;
  /** What to press: places of the chart in sight, or tiles, or ways to pay. */
  what: string[];
  /** Of the turn. */
  step: string;
  round: number;
  /** Boats that lie in the chain of this turn. */
  chain: number;
}

const OFTEN = { intervals: [20, 40, 80], timeout: 30_000 };
/** What is done at a place of the chart, once a power was begun. */
const TARGETS = ['take_extra', 'consecrate', 'exchange', 'pick', 'swap_with', 'move_to', 'remove'];

export class Yamatai extends Playing<Sight> {
  readonly game = 'yamatai';
  readonly chart: Locator;
  /** Collecting and building is over, or not wanted. */
  readonly goOn: Locator;
  readonly use: Locator;
  /** All is chosen, and can be carried out. */
  readonly ready: Locator;
  readonly #times = new Map<At, number>();
  /** Powers are used wherever that is possible. */
  usesPowers = true;

  constructor(page: Page, words: Words, press?: (what: Locator) => Promise<void>, isTouch = false) {
    super(page, words, press, isTouch);
    this.chart = page.getByRole('grid', { name: words('yamatai-ui-board') });
    this.goOn = page.getByRole('button', { name: words('yamatai-do-pass'), exact: true });
    this.use = page.getByRole('button', { name: words('yamatai-ui-use'), exact: true });
    this.ready = this.putDown.and(page.locator('[aria-disabled="false"]'));
  }

  /** How often this was done. */
  times(at: At): number {
    return this.#times.get(at) ?? 0;
  }

  async look(): Promise<Sight> {
    const wanted = {
      targets: TARGETS,
      power: this.usesPowers,
      pass: this.words('yamatai-do-pass'),
    };
    return this.page.evaluate(({ targets, power, pass }): Sight => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const board = document.querySelector('[data-position]');
      const [, round = '0', , step = ''] = (board?.getAttribute('data-position') ?? '').split('/');
      const chain = all('[data-link]').length;
      const see = (at: Sight['at'], what: string[] = []) => ({
        at,
        what,
        step,
        round: Number(round),
        chain,
      });
      if (document.querySelector('[data-testid="results"]')) return see('over');
      // A chart that is looked at from near has places out of sight.
      const isInSight = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      };
      const places = (...verbs: string[]) =>
        verbs
          .flatMap((verb) => all(`[data-space][data-fit="${verb}"]`))
          .sort((a, b) => Number(isInSight(b)) - Number(isInSight(a)))
          .map((element) => element.getAttribute('data-space') ?? '');
      const named = (selector: string, name: string) =>
        all(selector).map((element) => element.getAttribute(name) ?? '');
      const fleets = named('[data-target^="fleet:"][aria-disabled="false"]', 'data-target');
      if (fleets.length > 0) return see('fleet', fleets);
      if (power && document.querySelector('[data-does="power"]')) return see('power');
      const target = places(...targets);
      if (target.length > 0) return see('target', target);
      const gives = named('[data-give]', 'data-give');
      if (gives.length > 0) return see('give', gives);
      const reserves = named('[data-fit="reserve"]', 'data-target');
      if (reserves.length > 0) return see('reserve', reserves);
      const tiles = named('[data-fit="now"]', 'data-target');
      if (tiles.length > 0) return see('build', tiles);
      const loads = named('[data-cargo][aria-disabled="false"]:not([data-keep])', 'data-cargo');
      if (loads.length > 0 && chain < 3) return see('place', loads);
      const takes = places('take');
      if (takes.length > 0) return see('take', takes);
      if (step === 'moor' && document.querySelector('[data-testid="next-put"]')) return see('moor');
      const payments = named('[data-payment]', 'data-payment');
      if (payments.length > 0) return see('hire', payments);
      const goOn = all('button').find((button) => button.textContent?.trim() === pass);
      if (goOn && goOn.getAttribute('aria-disabled') === 'false') return see('pass');
      const end = document.querySelector('[data-testid="next-end"]:not([aria-disabled="true"])');
      if (!end) return see('wait');
      return see(end.classList.contains('primary') ? 'confirm' : 'end');
    }, wanted);
  }

  place(name: string): Locator {
    return this.page.locator(`[data-space="${name}"]`);
  }

  target(name: string): Locator {
    return this.page.locator(`button[data-target="${name}"]`);
  }

  async decide({ at, what: [first = ''] }: Sight): Promise<void> {
    this.#times.set(at, this.times(at) + 1);
    switch (at) {
      case 'fleet':
      case 'reserve':
        return this.#choose(this.target(first));
      case 'power':
        return this.#choose(this.use);
      case 'target':
        return this.#point(first);
      case 'give':
        return this.#choose(this.page.locator(`[data-give="${first}"]`));
      case 'build':
        return this.#build(first);
      case 'place':
        return this.#sail(first);
      case 'take':
        return this.#take(first);
      case 'moor':
        return this.press(this.ready);
      case 'hire':
        return this.#hire(first);
      case 'pass':
        return this.press(this.goOn);
      case 'confirm':
        return this.press(this.confirm);
      case 'end':
        return this.#end();
      case 'over':
      case 'wait':
        return;
      default:
        return at satisfies never;
    }
  }

  /**
   * Ends the turn and confirms it: until that is done, it looks as if it could be confirmed. Whoever
   * has the next turn, too, is asked for a fleet.
   */
  async #end(): Promise<void> {
    await this.press(this.done);
    const isOver = async () =>
      (await this.results.count()) > 0 ||
      (await this.#position()).endsWith('/0') ||
      (await this.look()).at === 'fleet';
    await expect.poll(isOver, OFTEN).toBe(true);
  }

  /** By touch a choice is only shown by a tap. */
  async #choose(what: Locator): Promise<void> {
    await this.press(what);
    if (this.isTouch) await this.press(this.ready);
  }

  /** Does what can be done at a place of the chart. A finger may miss while the chart still moves. */
  async #point(name: string): Promise<void> {
    if (!this.isTouch) return this.press(this.place(name));
    const position = await this.#position();
    await expect(async () => {
      if ((await this.ready.count()) === 0) await this.press(this.place(name));
      await expect(this.ready).toBeVisible({ timeout: 1000 });
    }).toPass(OFTEN);
    if ((await this.#position()) === position) await this.press(this.ready);
  }

  /** A tile, and then one of its islands; where there is only one, the button knows it. */
  async #build(tile: string): Promise<void> {
    await this.press(this.target(tile));
    const island = this.page.locator('[data-space][data-fit="build"]');
    await expect(this.ready.or(island.first()).first()).toBeVisible();
    if ((await this.ready.count()) > 0) return this.press(this.ready);
    await this.#point((await this.#inSight('build')) ?? '');
  }

  /** A cargo is taken in hand, unless it is the only one, and lies there already. */
  async #sail(cargo: string): Promise<void> {
    const load = this.page.locator(`[data-cargo="${cargo}"]`);
    if ((await load.getAttribute('aria-pressed')) !== 'true') await this.press(load);
    await expect(load).toHaveAttribute('aria-pressed', 'true');
    await this.#point((await this.#inSight('place')) ?? '');
  }

  /** A token that several boats could take asks for the boat. */
  async #take(island: string): Promise<void> {
    const position = await this.#position();
    const boat = this.page.locator('[data-space^="S"][data-fit="take"]').first();
    const isAnswered = async () =>
      (await boat.count()) > 0 ||
      (await this.ready.count()) > 0 ||
      (await this.#position()) !== position;
    await expect(async () => {
      if (!(await isAnswered())) await this.press(this.place(island));
      await expect.poll(isAnswered, { intervals: [20, 40, 80], timeout: 1000 }).toBe(true);
    }).toPass(OFTEN);
    if ((await boat.count()) > 0) {
      return this.#point((await boat.getAttribute('data-space')) ?? '');
    }
    if ((await this.ready.count()) > 0) await this.press(this.ready);
  }

  /** Seat, round, turn, step, and how much is drafted. */
  async #position(): Promise<string> {
    return this.page.evaluate(
      () => document.querySelector('[data-position]')?.getAttribute('data-position') ?? '',
    );
  }

  async #hire(payment: string): Promise<void> {
    const way = this.page.locator(`[data-payment="${payment}"]`);
    if (!(await way.isVisible())) {
      const [specialist] = payment.split(' ');
      await this.press(
        this.page.locator(`[data-target="specialist:${specialist}"] button[aria-expanded]`),
      );
    }
    await this.#choose(way);
  }

  /** A place of the chart where this can be done, best one that can be pointed at. */
  async #inSight(verb: string): Promise<string | null> {
    return this.page.evaluate((verb) => {
      const all = [...document.querySelectorAll(`[data-space][data-fit="${verb}"]`)];
      const isInSight = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      };
      return (all.find(isInSight) ?? all[0])?.getAttribute('data-space') ?? null;
    }, verb);
  }
}

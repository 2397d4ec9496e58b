/** The table of Cooper Island as a person sees it, and a simple way to play on. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Playing } from './playing';
import type { Words } from './words';

/** What can be done just now: the first of these that is possible. */
type At = 'over' | 'wait' | 'put' | 'choice' | 'map' | 'confirm' | 'end';

interface Sight {
  at: At;
  /** What of it: how a choice is written, or places of the map in sight. */
  what: string[];
  /** The verb that is asked for. */
  verb: string;
  round: number;
  step: string;
}

/** What is chosen first, where there is a choice: what leads on, and builds. */
const LIKED = [
  'build_boat',
  'erect',
  'build_statue',
  'supply',
  'perform',
  'do',
  'use_boat',
  'use_islet',
  'islet',
  'tile',
];

export class Cooper extends Playing<Sight> {
  readonly game = 'cooper-island';
  readonly chart: Locator;
  readonly choices: Locator;
  readonly anyTime: Locator;
  /** What is said about the place that is looked at. */
  readonly note: Locator;
  /** The map is reached by keys. */
  usesKeys = false;
  readonly #times = new Map<string, number>();
  #turns = 0;

  constructor(page: Page, words: Words, press?: (what: Locator) => Promise<void>, isTouch = false) {
    super(page, words, press, isTouch);
    this.chart = page.getByRole('grid', { name: words('cooper-island-ui-map-board') });
    this.choices = page.locator('[data-choices]');
    this.anyTime = page.locator('[data-any-time]');
    this.note = page.locator('[data-note]');
  }

  /** How often this was done. */
  times(verb: string): number {
    return this.#times.get(verb) ?? 0;
  }

  /** A choice beside the map, by how it is written. */
  choice(written: string): Locator {
    return this.page.locator(`[data-choice='${written}']`);
  }

  /** Something done aside, if it is possible. */
  aside(verb: string): Locator {
    return this.anyTime.locator(`[data-action="${verb}"][aria-disabled="false"]`);
  }

  /** Places of the map that are good for something. */
  places(verb: string): Locator {
    return this.page.locator(`[data-space][data-fit="${verb}"]`);
  }

  async look(): Promise<Sight> {
    return this.page.evaluate((liked): Sight => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const board = document.querySelector('[data-position]');
      const [, round = '0', step = ''] = (board?.getAttribute('data-position') ?? '').split('/');
      const see = (at: Sight['at'], verb = '', what: string[] = []) => ({
        at,
        what,
        verb,
        round: Number(round),
        step,
      });
      if (document.querySelector('[data-testid="results"]')) return see('over');
      const end = document.querySelector('[data-testid="next-end"]:not([aria-disabled="true"])');
      if (end?.classList.contains('primary')) return see('confirm');
      if (document.querySelector('[data-testid="next-put"]:not([aria-disabled="true"])')) {
        return see('put');
      }
      const choices = all('[data-choices] [data-choice][aria-disabled="false"]');
      if (choices.length > 0) {
        const rank = (element: Element) => {
          const at = liked.indexOf(element.getAttribute('data-action') ?? '');
          return at < 0 ? liked.length : at;
        };
        const sorted = choices.sort((a, b) => rank(a) - rank(b));
        const written = sorted.map((element) => element.getAttribute('data-choice') ?? '');
        return see('choice', sorted[0]?.getAttribute('data-action') ?? '', written);
      }
      // A map that is looked at from near has places out of sight.
      const isInSight = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      };
      const places = all('[data-space][data-fit]:not([data-fit="none"])')
        .sort((a, b) => Number(isInSight(b)) - Number(isInSight(a)))
        .map((element) => [
          element.getAttribute('data-space') ?? '',
          element.getAttribute('data-fit') ?? '',
        ]);
      if (places.length > 0) {
        const here = places.filter(([, fit]) => fit !== 'turned');
        const best = here.length > 0 ? here : places;
        return see(
          'map',
          best[0]?.[1] ?? '',
          best.map(([space = '']) => space),
        );
      }
      return end ? see('end') : see('wait');
    }, LIKED);
  }

  /** The same of several is not always chosen first. */
  #pick(what: readonly string[]): string {
    this.#turns += 1;
    return what[this.#turns % Math.min(3, what.length)] ?? what[0] ?? '';
  }

  async decide({ at, what, verb }: Sight): Promise<void> {
    this.#times.set(verb || at, this.times(verb || at) + 1);
    if (at === 'confirm') return this.press(this.confirm);
    if (at === 'put') return this.press(this.putDown);
    if (at === 'end') return this.press(this.done);
    if (at === 'choice') return this.#choose(what[0] ?? '');
    await this.point(verb === 'put_worker' ? this.#pick(what) : (what[0] ?? ''));
  }

  async #choose(written: string): Promise<void> {
    await this.press(this.choice(written).first());
    if (this.isTouch) await this.press(this.putDown);
  }

  /** Points at a place of the map; by touch the button carries it out. */
  async point(space: string): Promise<void> {
    const place = this.page.locator(`[data-space="${space}"]`);
    if (this.usesKeys) return this.#reach();
    if (!this.isTouch) return this.#click(place);
    const box = await place.boundingBox();
    expect(box, space).not.toBeNull();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    await this.page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(this.putDown).toBeVisible();
    await this.press(this.putDown);
  }

  /** Lets the pointer rest on a place. */
  async lookAt(space: string): Promise<void> {
    const box = await this.page.locator(`[data-space="${space}"]`).boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    await this.page.mouse.move(x + width / 2, y + height / 2);
  }

  /** The next place where something can be done, by keys. */
  async #reach(): Promise<void> {
    await this.chart.focus();
    await this.page.keyboard.press('n');
    await this.page.keyboard.press('Enter');
  }

  /** Pieces and ghosts lie over the places; the pointer finds them all the same. */
  async #click(place: Locator): Promise<void> {
    const box = await place.boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    await this.page.mouse.move(x + width / 2, y + height / 2);
    await this.page.mouse.click(x + width / 2, y + height / 2);
  }
}

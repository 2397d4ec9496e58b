/** The table of Amerigo as a person sees it, and a simple way to play on. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Playing } from './playing';
import type { Words } from './words';

/** What can be pressed just now. */
interface Sight {
  at: 'over' | 'wait' | 'confirm' | 'choose' | 'sail' | 'build' | 'press' | 'done';
  /** Colours on offer, places to go to, or what to press. */
  what: string[];
  /** Of the action that is carried out. */
  colour: string;
}

/** Buttons of a decision, in the order in which they are looked for. */
const PRESSABLE = [
  '[data-post="yes"]',
  '[data-pick]',
  '[data-does="take"][data-tile]',
  '[data-good]',
  '[data-extra="all"]',
];
/** Of these, those that a tap only shows. */
const SHOWN_FIRST = ['[data-pick]', '[data-does="take"][data-tile]', '[data-good]'];

export class Amerigo extends Playing<Sight> {
  readonly game = 'amerigo';
  readonly chart: Locator;
  readonly panel: Locator;
  /** How often each action was taken. */
  readonly taken = new Map<string, number>();
  posts = 0;
  planned = 0;
  /** An action to take whenever it is on offer. */
  favourite = '';

  constructor(page: Page, words: Words, press?: (what: Locator) => Promise<void>, isTouch = false) {
    super(page, words, press, isTouch);
    this.chart = page.getByRole('grid', { name: words('amerigo-ui-board') });
    this.panel = page.locator('[data-step]');
  }

  /** One look at the whole screen: nothing can change between two questions. */
  async look(): Promise<Sight> {
    return this.page.evaluate(
      ({ pressable }): Sight => {
        const panel = document.querySelector('[data-step]');
        const colour = panel?.getAttribute('data-colour') ?? '';
        const all = (selector: string) => [...document.querySelectorAll(selector)];
        const named = (selector: string, name: string) =>
          all(selector).map((element) => element.getAttribute(name) ?? '');
        if (document.querySelector('[data-testid="results"]'))
          return { at: 'over', what: [], colour };
        const step = panel?.getAttribute('data-step');
        if (step === 'choose')
          return { at: 'choose', what: named('[data-offer]', 'data-offer'), colour };
        // A map that is looked at from near has places out of sight.
        const isInSight = (element: Element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === element;
        };
        const targets = all('[data-fit="target"]').map((element) => ({
          place: element.getAttribute('data-space') ?? '',
          label: element.getAttribute('aria-label') ?? '',
          isInSight: isInSight(element),
        }));
        // Corners are angles, whose middle lies on the map; to stay with a ship is a button.
        const open = targets
          .filter(
            ({ place, label }) => !/^[NS][EW]$/.test(place) && !/(ship|Schiff) \d/.test(label),
          )
          .map(({ place, label, isInSight }) => ({
            place,
            worth: (isInSight ? 2 : 0) + (/anchor|Anker/.test(label) ? 1 : 0),
          }));
        if (open.length > 0) {
          const sorted = open.sort((a, b) => b.worth - a.worth);
          return { at: 'sail', what: sorted.map(({ place }) => place), colour };
        }
        const here = all('[data-fit="here"]')
          .sort((a, b) => Number(isInSight(b)) - Number(isInSight(a)))
          .map((element) => element.getAttribute('data-space') ?? '');
        if (here.length > 0) return { at: 'build', what: here, colour };
        const press = pressable.find((selector) => document.querySelector(selector));
        if (press) return { at: 'press', what: [press], colour };
        const end = document.querySelector('[data-testid="next-end"]:not([aria-disabled="true"])');
        if (!end) return { at: 'wait', what: [], colour };
        return { at: end.classList.contains('primary') ? 'confirm' : 'done', what: [], colour };
      },
      { pressable: PRESSABLE },
    );
  }

  /** Pixels of the screen that the map has. */
  async mapHeight(): Promise<number> {
    const map = this.page.getByRole('region', { name: this.words('ui-board'), exact: true });
    return (await map.boundingBox())?.height ?? 0;
  }

  place(name: string): Locator {
    return this.page.locator(`[data-space="${name}"]`);
  }

  /** What leads to a village soonest, or else what was taken least. */
  #wish(offers: readonly string[]): string {
    if (offers.includes(this.favourite)) return this.favourite;
    const needed = this.posts === 0 ? 'blue' : this.planned === 0 ? 'red' : 'green';
    if (offers.includes(needed)) return needed;
    const count = (offer: string) => this.taken.get(offer) ?? 0;
    return [...offers].sort((a, b) => count(a) - count(b))[0] ?? 'gold';
  }

  /** Places that can be met once the map has come to rest: it moves to where one can act. */
  async #atRest(sight: Sight): Promise<Sight> {
    if (!this.isTouch || (sight.at !== 'sail' && sight.at !== 'build')) return sight;
    await this.page.evaluate(async () => {
      const where = () =>
        JSON.stringify(document.querySelector('[data-space]')?.getBoundingClientRect());
      let before: string;
      do {
        before = where();
        for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      } while (before !== where());
    });
    const now = await this.look();
    return now.at === sight.at ? now : sight;
  }

  async decide(seen: Sight): Promise<void> {
    const sight = await this.#atRest(seen);
    const [first = ''] = sight.what;
    if (sight.at === 'choose') {
      const offer = this.#wish(sight.what);
      this.taken.set(offer, (this.taken.get(offer) ?? 0) + 1);
      await this.press(this.page.locator(`[data-offer="${offer}"]`));
      await this.#carryOut();
    } else if (sight.at === 'sail') {
      await this.#go(first);
    } else if (sight.at === 'build') {
      await this.#build(sight.what);
    } else if (sight.at === 'press') {
      if (first.includes('post')) this.posts += 1;
      if (first.includes('take')) this.planned += 1;
      await this.press(this.page.locator(first).first());
      if (SHOWN_FIRST.includes(first)) await this.#carryOut();
    } else if (sight.at === 'done') {
      await this.press(this.done);
    } else if (sight.at === 'confirm') {
      await this.press(this.confirm);
    }
  }

  /** By touch a choice is only shown by a tap. */
  async #carryOut(): Promise<void> {
    if (this.isTouch) await this.press(this.putDown);
  }

  async #go(place: string): Promise<void> {
    await this.press(this.place(place));
    if (!this.isTouch) return;
    const go = { name: this.words('amerigo-ui-go'), exact: true };
    await this.press(this.page.getByRole('button', go));
  }

  /** A finger may meet another place while the map still moves: then it tries the next one. */
  async #build(places: readonly string[]): Promise<void> {
    this.planned -= 1;
    const [first = ''] = places;
    if (!this.isTouch) return this.press(this.place(first));
    const button = (id: string) =>
      this.page.getByRole('button', { name: this.words(id), exact: true });
    const put = button('amerigo-ui-put');
    for (const place of places.slice(0, 4)) {
      await this.press(this.place(place));
      await expect(put).toBeVisible();
      if (await put.isEnabled()) return this.press(put);
      await this.press(button('ui-clear'));
    }
    throw new Error('the tile fits somewhere, but nowhere that was tapped');
  }
}

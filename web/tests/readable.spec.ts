/** Whatever one must read is large enough for it, as it comes out on the screen. */
import type { Locator, Page } from '@playwright/test';
import { Amerigo } from './support/amerigo';
import { Cooper } from './support/cooper';
import { EASY } from './support/table';
import { expect, test } from './support/test';
import { Yamatai } from './support/yamatai';

const LEAST = 13;

/** Texts in sight that are smaller, with their size; drawings may be shrunk as a whole. */
function small(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const scaleOf = (element: Element) => {
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      if (matrix) return Math.hypot(matrix.a, matrix.b);
      let scale = 1;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { transform, zoom } = getComputedStyle(at);
        const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
        scale *= Math.hypot(a, b) * Number(zoom || 1);
      }
      return scale;
    };
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [hidden], select') &&
      getComputedStyle(element).clipPath === 'none' &&
      element.getBoundingClientRect().width > 1;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [element, words] = [node.parentElement, node.textContent?.trim() ?? ''];
      if (!element || words === '' || !isRead(element)) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (size > 0 && size < least - 0.1) found.add(`${size.toFixed(1)} ${words.slice(0, 40)}`);
    }
    return [...found];
  }, LEAST);
}

/** Goals, deeds of the others and markers of which a part is cut off. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-aim] .name, [data-did] span, .marker')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none')
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent?.trim() ?? ''),
  );
}

test.describe('nothing is too small to read', () => {
  test.use({ language: 'de' });

  test('at My Island', async ({ page, table }) => {
    await table.open([{ kind: 'me' }, EASY, EASY, EASY]);
    await table.next();
    expect(await small(page)).toEqual([]);
    expect(await cut(page)).toEqual([]);
  });

  test('at Amerigo, whatever is asked', async ({ page, words, isMobile }) => {
    const press = (what: Locator) => (isMobile ? what.tap() : what.click());
    const table = new Amerigo(page, words, press, isMobile);
    await table.sitDown(4);
    const asked = new Set<string>();
    await table.playUntil(async ({ at, colour }) => {
      asked.add(`${at}${colour}`);
      expect(await small(page), `${at} ${colour}`).toEqual([]);
      expect(await cut(page), `${at} ${colour}`).toEqual([]);
      return asked.size > 6;
    });
    if (!isMobile) return;
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap();
      expect(await small(page)).toEqual([]);
    }
  });

  test('at Yamataï, whatever is asked', async ({ page, words, isMobile }) => {
    const press = (what: Locator) => (isMobile ? what.tap() : what.click());
    const table = new Yamatai(page, words, press, isMobile);
    await table.sitDown(4);
    const asked = new Set<string>();
    await table.playUntil(async ({ at, round }) => {
      if (!asked.has(at)) expect(await small(page), at).toEqual([]);
      asked.add(at);
      return round > 2;
    });
    expect(asked.size).toBeGreaterThan(3);
    if (!isMobile) return;
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap();
      expect(await small(page)).toEqual([]);
    }
  });

  test('at Cooper Island, whatever is asked', async ({ page, words, isMobile }) => {
    const press = (what: Locator) => (isMobile ? what.tap() : what.click());
    const table = new Cooper(page, words, press, isMobile);
    await table.sitDown(4);
    const asked = new Set<string>();
    await table.playUntil(async ({ verb, round }) => {
      if (!asked.has(verb)) expect(await small(page), verb).toEqual([]);
      asked.add(verb);
      return round > 1;
    });
    expect(asked.size).toBeGreaterThan(3);
    if (!isMobile) return;
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap();
      expect(await small(page)).toEqual([]);
    }
  });

  test('and a probe shows that this looks', async ({ page, words }) => {
    // A page without drawings: covers, which may be shrunk, are drawn as they arrive.
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: words('ui-settings') })).toBeVisible();
    await page.evaluate(() => {
      const tiny = document.createElement('p');
      tiny.style.fontSize = '12px';
      tiny.textContent = 'tiny';
      const shrunk = document.createElement('div');
      shrunk.style.transform = 'scale(0.8)';
      shrunk.innerHTML = '<p style="font-size: 14px">shrunk</p>';
      document.body.append(tiny, shrunk);
    });
    expect(await small(page)).toEqual(['12.0 tiny', '11.2 shrunk']);
  });
});

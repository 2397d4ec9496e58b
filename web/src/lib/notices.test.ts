import { afterEach, expect, test, vi } from 'vitest';
import { mayNotify, notify } from './notices';

function browser(answer: 'granted' | 'denied', visibility: 'visible' | 'hidden') {
  const shown: string[] = [];
  class Fake {
    static permission = answer;
    static requestPermission = async () => answer;
    onclick = null;
    close() {}
    constructor(title: string, { body }: { body: string }) {
      shown.push(`${title}: ${body}`);
    }
  }
  vi.stubGlobal('Notification', Fake);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  return shown;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('who looks elsewhere and has given leave is told', async () => {
  const shown = browser('granted', 'hidden');
  expect(await mayNotify()).toBe(true);
  notify('Your turn', 'Place a tile.', 'm1');
  expect(shown).toEqual(['Your turn: Place a tile.']);
});

test('who sees the page, or has not given leave, is left alone', async () => {
  const seen = browser('granted', 'visible');
  notify('Your turn', '', 'm1');
  expect(seen).toEqual([]);
  const denied = browser('denied', 'hidden');
  expect(await mayNotify()).toBe(false);
  notify('Your turn', '', 'm1');
  expect(denied).toEqual([]);
});

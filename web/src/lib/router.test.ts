import { afterEach, beforeEach, expect, test } from 'vitest';
import { go, router, startRouter } from './router.svelte';

let stop: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/');
  stop = startRouter();
});

afterEach(() => stop());

test('a page is changed without reload', () => {
  expect(router.route).toEqual({ page: 'home' });
  go({ page: 'table', match: 'abc' });
  expect(router.route).toEqual({ page: 'table', match: 'abc' });
  expect(location.pathname).toBe('/table/abc');
});

test('a link inside is followed here, one with a modifier is left to the browser', () => {
  document.body.innerHTML = '<a href="/rules/my-island"><b>Rules</b></a>';
  const inner = document.querySelector('b');
  const withCtrl = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  inner?.dispatchEvent(withCtrl);
  expect(router.route).toEqual({ page: 'home' });
  const plain = new MouseEvent('click', { bubbles: true, cancelable: true });
  inner?.dispatchEvent(plain);
  expect(plain.defaultPrevented).toBe(true);
  expect(router.route).toMatchObject({ page: 'rules', game: 'my-island' });
});

import { expect, test } from 'vitest';
import { href, parse, pastedLink, type Route } from './route';

const HERE = 'https://skerry.example';

const ROUTES: [string, Route][] = [
  ['/', { page: 'home' }],
  ['/branch/m1?action=7', { page: 'branch', match: 'm1', action: 7 }],
  ['/new', { page: 'new', game: null }],
  ['/new/my-island', { page: 'new', game: 'my-island' }],
  ['/table/abc', { page: 'table', match: 'abc' }],
  [`/table/abc#${'t0'.repeat(13)}`, { page: 'table', match: 'abc', token: 't0'.repeat(13) }],
  ['/replay/abc', { page: 'replay', match: 'abc', action: null }],
  ['/replay/abc?action=12', { page: 'replay', match: 'abc', action: 12 }],
  ['/check/abc', { page: 'check', match: 'abc' }],
  ['/analysis/abc', { page: 'analysis', match: 'abc', action: null }],
  ['/analysis/abc?action=12', { page: 'analysis', match: 'abc', action: 12 }],
  ['/rules', { page: 'rules', game: null, rule: null }],
  ['/rules/my-island#R6', { page: 'rules', game: 'my-island', rule: 'R6' }],
  ['/settings', { page: 'settings' }],
  ['/join/abc#secret', { page: 'join', match: 'abc', token: 'secret' }],
];

test.each(ROUTES)('%s is read and written', (address, route) => {
  expect(parse(new URL(address, HERE))).toEqual(route);
  expect(href(route)).toBe(address);
});

test.each(['/nowhere', '/table', '/check', '/analysis', '/join', '/table/a/b', '/settings/x'])(
  '%s is nowhere',
  (address) => {
    expect(parse(new URL(address, HERE))).toEqual({ page: 'not_found' });
  },
);

test('what is no token behind the address of a table is a place on its page', () => {
  expect(parse(new URL('/table/abc#main', HERE))).toEqual({ page: 'table', match: 'abc' });
});

test('a position that is no number is none', () => {
  expect(parse(new URL('/replay/abc?action=-1', HERE))).toMatchObject({ action: null });
  expect(parse(new URL('/replay/abc?action=last', HERE))).toMatchObject({ action: null });
});

test('an invitation is found in what was pasted', () => {
  const join: Route = { page: 'join', match: 'abc', token: 'secret' };
  expect(pastedLink(`${HERE}/join/abc#secret`, HERE)).toEqual(join);
  expect(pastedLink(`Come and play: ${HERE}/join/abc#secret`, HERE)).toEqual(join);
  expect(pastedLink('/join/abc#secret', HERE)).toEqual(join);
});

test('an analysis is found, too', () => {
  const analysis: Route = { page: 'analysis', match: 'abc', action: 3 };
  expect(pastedLink('Look: /analysis/abc?action=3', HERE)).toEqual(analysis);
});

test('half a link is none', () => {
  expect(pastedLink(`${HERE}/join/abc`, HERE)).toBeNull();
  expect(pastedLink('hello', HERE)).toBeNull();
  expect(pastedLink(`${HERE}/settings`, HERE)).toBeNull();
});

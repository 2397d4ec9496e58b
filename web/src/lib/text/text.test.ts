import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Texts } from './format';
import de from './languages/de';
import en from './languages/en';
import { loadLanguage, text } from './text.svelte';

const ENGLISH = new Texts('en', en);
const GERMAN = new Texts('de', de);

test('events are told with the names of the players', () => {
  const event = { event: 'tile_placed', seat: 0, tile: 'T07', rotation: 2, at: '3,5' };
  expect(ENGLISH.event('my-island', event, ['Anna'])).toBe(
    'Anna places tile T07 at (3,5), turned by 120°.',
  );
  expect(GERMAN.event('my-island', event, ['Anna'])).toBe(
    'Anna legt Plättchen T07 auf (3,5), gedreht um 120°.',
  );
});

test('a seat without a name is told by its number', () => {
  expect(ENGLISH.event('my-island', { event: 'finished', seat: 1 }, [''])).toContain('Player 2');
});

test('points are lost with a real minus sign, and large numbers have no groups', () => {
  const passed = { event: 'passed', seat: 0, tile: 'T01', points: -1 };
  expect(ENGLISH.event('my-island', passed, ['Anna'])).toContain(': \u22121');
  expect(GERMAN.say('ui-position_of', { at: 1234, entries: 5678 })).toBe('1234 von 5678');
});

test('plural forms follow the language', () => {
  expect(ENGLISH.say('ui-rules_found', { count: 1 })).toBe('1 rule');
  expect(GERMAN.say('ui-rules_found', { count: 2 })).toBe('2 Regeln');
});

test('names stand in a row', () => {
  expect(ENGLISH.list(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben and Cleo');
  expect(GERMAN.list(['Anna', 'Ben'])).toBe('Anna und Ben');
  expect(GERMAN.list(['Anna'])).toBe('Anna');
});

test('a sentence that is missing is seen by its id', () => {
  expect(ENGLISH.say('ui-no_such_sentence')).toBe('ui-no_such_sentence');
  expect(ENGLISH.event('my-island', { event: 'flood' }, [])).toBe('my-island-flood');
});

test('refusals: the own sentence, else the rule, else the detail', () => {
  const reason = { text: 'my-island-refused-R6', rule: 'R6', detail: '' };
  expect(GERMAN.reason('my-island', reason)).toContain('R6');
  const withoutOwn = { text: 'my-island-refused-9_1', rule: '9.1', detail: '' };
  expect(ENGLISH.reason('my-island', withoutOwn)).toMatch(/^Rule 9\.1: In game 1/);
  expect(ENGLISH.reason('my-island', { text: 'x', rule: null, detail: 'oh' })).toContain('oh');
});

test('the language is switched without reload', async () => {
  await loadLanguage('de');
  expect(text('ui-undo')).toBe('Zurück');
  expect(document.documentElement.lang).toBe('de');
  await loadLanguage('en');
  expect(text('ui-undo')).toBe('Undo');
});

function ids(sources: readonly string[]): string[] {
  return sources
    .flatMap((source) => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? ''))
    .sort();
}

test('both languages say the same things, each once', () => {
  expect(ids(de)).toEqual(ids(en));
  expect(new Set(ids(en)).size).toBe(ids(en).length);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name))
    .filter((file) => !/\.test\.ts$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
}

/** Ids written in code; what is put together from parts is known by its beginning. */
function used(source: string): string[] {
  return [...source.matchAll(/['"`]((?:ui|table|problem)-[a-z][\w-]*)(['"`]|\$\{)/g)].map(
    ([, id, end]) => (end === '${' ? `${id}*` : (id ?? '')),
  );
}

test('every sentence that a page asks for exists', () => {
  const known = ids(en);
  const missing = sources('src')
    .flatMap(used)
    .filter((id) =>
      id.endsWith('*')
        ? !known.some((one) => one.startsWith(id.slice(0, -1)))
        : !known.includes(id),
    );
  expect(missing).toEqual([]);
});

test('no sentence of the pages is left over', () => {
  const wanted = sources('src').flatMap(used);
  const own = ids(en).filter((id) => id.startsWith('ui-'));
  const isUsed = (id: string) =>
    wanted.some((one) => (one.endsWith('*') ? id.startsWith(one.slice(0, -1)) : one === id));
  expect(own.filter((id) => !isUsed(id))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Texts } from './format';
import pagesDe from './languages/de';
import pagesEn from './languages/en';
import { addTexts, loadLanguage, text } from './text.svelte';

/** All that the app can say: the pages, and every game. */
function everything(language: string): string[] {
  const games = readdirSync('src/games', { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  const files = [
    'src/lib/text',
    '../crates/skerry-text/text',
    ...games.flatMap(({ name }) => [
      `src/games/${name}/text`,
      `src/games/${name}/guide`,
      `../crates/${name}/text`,
      `../crates/skerry-catalog/src/games/${name.replaceAll('-', '_')}/eval`,
    ]),
  ];
  return files.map((folder) => readFileSync(join(folder, `${language}.ftl`), 'utf8'));
}

const [en, de] = [everything('en'), everything('de')];

const ENGLISH = new Texts('en', en);
const GERMAN = new Texts('de', de);

const PLACED = { event: 'tile_placed', seat: 0, tile: 'T07', rotation: 2, at: '3,5' };

test('events are told with the names of the players, and things by what people call them', () => {
  expect(ENGLISH.event('my-island', PLACED, ['Anna'])).toBe(
    'Anna places the field-field-wall tile.',
  );
  expect(GERMAN.event('my-island', PLACED, ['Anna'])).toBe(
    'Anna legt das Acker-Acker-Mauer-Plättchen.',
  );
});

test('an owner is told by name, too', () => {
  const toll = 'harbour-toll_paid = { $player } pays { $owner_name }.';
  const paid = { event: 'toll_paid', seat: 0, owner: 1 };
  const told = new Texts('en', [toll]).event('harbour', paid, ['Anna', 'Ben']);
  expect(told).toBe('Anna pays Ben.');
});

test('whoever wants coordinates reads them', () => {
  const told = (language: string, sources: string[]) =>
    new Texts(language, sources, () => true).event('my-island', PLACED, ['Anna']);
  expect(told('en', en)).toBe('Anna places tile T07 at (3,5), turned by 120°.');
  expect(told('de', de)).toBe('Anna legt Plättchen T07 auf (3,5), gedreht um 120°.');
});

test('a game adds what its sentences say besides their fields', () => {
  const found = { event: 'island_discovered', seat: 0, at: 'c4', points: 3 };
  const about = { where: 'ne', isle: 'small' };
  expect(ENGLISH.event('amerigo', found, ['Anna'], about)).toBe(
    'Anna discovers a small island in the north-east: +3',
  );
  expect(GERMAN.event('amerigo', found, ['Anna'])).toBe('Anna entdeckt eine Insel: +3');
  expect(ENGLISH.action('my-island', { do: 'pass' }, { cost: 0 })).toMatch(/^Pass \(free\)/);
  expect(ENGLISH.action('my-island', { do: 'pass' })).toMatch(/^Pass \(\u22121\)/);
  expect(ENGLISH.action('my-island', { do: 'pass' }, { cost: 3 })).toMatch(/^Pass \(\u22123\)/);
});

test('alone one does not come first', () => {
  const ranked = { event: 'ranked', seat: 0, rank: 1, points: 31, progress: 0 };
  expect(ENGLISH.event('my-island', ranked, ['Anna'])).toBe('Anna ends with 31 points.');
  expect(ENGLISH.event('my-island', ranked, ['Anna', 'Ben'])).toBe(
    'Anna comes first with 31 points.',
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

test('whatever decides a match has its sentence', () => {
  const categories = ids(en).filter((id) => /^[a-z-]+-score-/.test(id));
  const leads = categories.map((id) => id.replace('-score-', '-ui-lead-'));
  expect(leads.filter((id) => !ENGLISH.has(id))).toEqual([]);
  expect(ENGLISH.lead('my-island', 'track_end', 5, 'Ben')).toBe(
    'Less went to waste at the end of the track: 5 points more than Ben.',
  );
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

test('before a game is opened the pages know what it is called, and no more', () => {
  const [english, german] = [new Texts('en', pagesEn), new Texts('de', pagesDe)];
  expect(english.say('my-island-name')).toBe(ENGLISH.say('my-island-name'));
  expect(german.say('amerigo-about')).toBe(GERMAN.say('amerigo-about'));
  expect(english.has('my-island-do-pass')).toBe(false);
  expect(english.has('table-seat')).toBe(true);
});

test('what is added later is said in every language', async () => {
  await loadLanguage('en');
  expect(text('tide-high')).toBe('tide-high');
  await addTexts('tide', async (language) => [
    `tide-high = ${language === 'de' ? 'Flut' : 'Tide'}`,
  ]);
  expect(text('tide-high')).toBe('Tide');
  await loadLanguage('de');
  expect(text('tide-high')).toBe('Flut');
  await loadLanguage('en');
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

function sources(folder: string, without = /^$/): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name))
    .filter((file) => !/\.test\.ts$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => !without.test(file))
    .map((file) => readFileSync(file, 'utf8'));
}

/** Ids written in code; what is put together from parts is known by its beginning. */
function used(source: string): string[] {
  return [...source.matchAll(/['"`]((?:ui|table|problem)-[a-z][\w-]*)(['"`]|\$\{)/g)].map(
    ([, id, end]) => (end === '${' ? `${id}*` : (id ?? '')),
  );
}

test('pages and tables name no game, and put no ids of games together', () => {
  const games = readdirSync('src/games', { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  const known = games.map(({ name }) => `['"\`/]${name}\\b`);
  const pattern = new RegExp([...known, '`\\$\\{[^}]*\\}-[a-z]'].join('|'));
  const lines = ['src/lib', 'src/routes']
    .flatMap((folder) => sources(folder, /format\.ts$|protocol/))
    .flatMap((source) => source.split('\n'));
  expect(lines.filter((line) => pattern.test(line))).toEqual([]);
  const bad = ["'amerigo'", "from '../my-island/hex'", ['`$', '{game}-name`'].join('')];
  expect(bad.filter((line) => pattern.test(line))).toEqual(bad);
});

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

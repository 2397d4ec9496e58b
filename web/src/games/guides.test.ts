/** What every guide to a game must have: each rule once, words in both languages, pictures that draw. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { Texts } from '../lib/text/format';
import type { Guide } from './game';

const guides = import.meta.glob<Guide>('./*/guide/index.ts', { import: 'default', eager: true });
const games = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const LANGUAGES = ['en', 'de'];

function sources(game: string, language: string): string[] {
  const folders = [`../crates/${game}/text`, `src/games/${game}/text`, `src/games/${game}/guide`];
  return folders.map((folder) => readFileSync(join(folder, `${language}.ftl`), 'utf8'));
}

/** Everything that the rule tests of a game cite, and the sections its golden records retell. */
function cited(game: string): Set<string> {
  const tests = readdirSync(`../crates/${game}`, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(rs|skerry)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
  const lines = tests.flatMap((test) => test.match(/(?:Cites|Golden replay).*/g) ?? []);
  return new Set(lines.flatMap((line) => line.match(/\b[EVR]?\d+(?:\.\d+)*/g) ?? []));
}

it('every game has a guide', () => {
  expect(Object.keys(guides).sort()).toEqual(games.map((game) => `./${game}/guide/index.ts`));
});

describe.each(games)('the guide to %s', (game) => {
  const guide = guides[`./${game}/guide/index.ts`] as Guide;
  const examples = [guide.cover, ...guide.examples];

  it('names every rule once', () => {
    const [rules] = sources(game, 'en');
    const all = [...(rules ?? '').matchAll(new RegExp(`^${game}-rule-(\\w+) =`, 'gm'))];
    const told = guide.sections.flatMap(({ rules, details }) => [...rules, ...details]);
    expect(told.toSorted()).toEqual(
      all.map(([, rule = '']) => rule.replaceAll('_', '.')).toSorted(),
    );
    expect(examples.filter(({ rule }) => !told.includes(rule))).toEqual([]);
  });

  it('can be read by its contents: no chapter is called like another', () => {
    const ids = [...['about', 'win', 'turn'], ...guide.sections.map(({ id }) => id)];
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  });

  it.each(LANGUAGES)('has its words in %s, and no other', (language) => {
    const texts = new Texts(language, sources(game, language));
    const numbered = (kind: string, count: number) =>
      Array.from({ length: count }, (_, n) => `${kind}-${n + 1}`);
    const wins = numbered('win', guide.wins);
    const parts = [
      ...['about', 'origin', 'win', 'turn'],
      ...wins,
      ...numbered('turn', guide.turns),
      ...guide.sections.map(({ id }) => `section-${id}`),
      ...examples.map(({ id }) => `example-${id}`),
    ];
    const said = [
      ...parts,
      ...wins.map((win) => `${win}.worth`),
      ...examples.map(({ id }) => `example-${id}.alt`),
    ];
    expect(said.filter((part) => !texts.find(guide.id(part))?.trim())).toEqual([]);
    const own = readFileSync(`src/games/${game}/guide/${language}.ftl`, 'utf8');
    const written = [...own.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id);
    expect(written.toSorted()).toEqual(parts.map((part) => guide.id(part)).toSorted());
  });

  it('shows worked examples that the rules are tested with', () => {
    const known = cited(game);
    expect(known.size).toBeGreaterThan(0);
    expect(examples.flatMap(({ cites }) => cites).filter((one) => !known.has(one))).toEqual([]);
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
  });

  it.each(examples.map((example) => [example.id, example] as const))('draws %s', (_, example) => {
    const texts = new Texts('en', sources(game, 'en'));
    const text = (id: string, args?: Record<string, unknown>) => texts.say(id, args);
    const { container, unmount } = render(guide.Picture, { scene: example.scene, text });
    const drawn = container.querySelectorAll('svg path, svg rect, [role="img"]').length;
    expect(drawn).toBeGreaterThan(example.ratio === undefined ? 0 : 50);
    // A sentence that is missing is shown by its id.
    expect(container.textContent).not.toContain(`${game}-`);
    unmount();
  });
});

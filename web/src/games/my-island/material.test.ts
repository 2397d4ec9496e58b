/** Everything that envelopes hold, as the page reads it: nothing is left out, nothing too large. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SYMBOLS, TERRAINS } from './kinds';
import { MOST_STROKES, readMaterial, readSprite, readStroke } from './material';

const TEXTS = '../crates/my-island/text';
const chapters = readdirSync(TEXTS)
  .filter((name) => name.startsWith('chapter-'))
  .map((name) => Number(name.slice('chapter-'.length)))
  .sort((a, b) => a - b);

const file = (chapter: number, name: string) =>
  readFileSync(`${TEXTS}/chapter-${chapter}/${name}`, 'utf8');
const dataOf = (chapter: number) => JSON.parse(file(chapter, 'sprites.json'));
/** All drawings that are known when a chapter is open. */
const drawn = (chapter: number) =>
  new Set(
    chapters.filter((one) => one <= chapter).flatMap((one) => Object.keys(dataOf(one).sprites)),
  );

describe('a drawing', () => {
  it('has lines that are lines, and few of them', () => {
    expect(readStroke({ d: 'M0 0L1.5-2Z', fill: 3 })).toMatchObject({ fill: 3, line: 0 });
    expect(readStroke({ d: 'M0 0"/><script>' })).toBeNull();
    expect(readStroke({ d: 'M0 0', fill: 99 })?.fill).toBe(0);
    const many = Array.from({ length: MOST_STROKES + 1 }, () => ({ d: 'M0 0', fill: 1 }));
    expect(readSprite({ paths: many })).toBeNull();
    expect(readSprite({ ground: 'lava' })).toBeNull();
  });
});

describe.each(chapters)('chapter %i', (chapter) => {
  const data = dataOf(chapter);
  const material = readMaterial(data, []);

  it('is read as it is written', () => {
    expect([...material.sprites.keys()]).toEqual(Object.keys(data.sprites));
    for (const [name, sprite] of material.sprites) {
      expect(sprite.paths.length, name).toBe(data.sprites[name].paths?.length ?? 0);
    }
    expect([...material.games.keys()]).toEqual([3 * chapter - 2, 3 * chapter - 1, 3 * chapter]);
    expect(material.scene.length).toBe(data.scene.length);
    expect(material.scene.length).toBeGreaterThan(5);
  });

  it('draws every sticker that it names, and all that pictures and signs show', () => {
    const known = drawn(chapter);
    const named = [...file(chapter, 'en.ftl').matchAll(/^my-island-sticker-(\w+) =/gm)];
    const shown = [...material.games.values()].flatMap(({ pages }) =>
      pages.flatMap(({ cells }) => cells.map((cell) => cell.replace(/[!x2]$/, ''))),
    );
    const sprites = shown.flatMap((cell) => (cell.startsWith('@') ? [cell.slice(1)] : []));
    for (const name of [...named.map(([, one]) => one ?? ''), ...sprites, ...material.fresh]) {
      expect(known, name).toContain(name);
    }
    for (const name of material.signs.values()) expect(known, name).toContain(name);
    const plain = shown.filter((cell) => !cell.startsWith('@') && cell !== '-');
    for (const cell of plain) expect([...TERRAINS, ...SYMBOLS]).toContain(cell);
  });

  it('has a heading and a sentence for every picture, in both languages', () => {
    for (const language of ['en', 'de']) {
      const texts = file(chapter, `${language}.ftl`);
      for (const [number, { pages }] of material.games) {
        expect(texts).toMatch(new RegExp(`^my-island-game-${number} = `, 'm'));
        expect(pages.length).toBeLessThanOrEqual(6);
        for (const n of pages.keys()) {
          const id = `my-island-page-${number}-${n + 1}`;
          expect(texts).toMatch(new RegExp(`^${id} = .+\\n +\\.title = `, 'm'));
        }
      }
    }
  });
});

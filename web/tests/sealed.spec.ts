import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const BUNDLE = `${HERE}../dist`;
const TEXTS = `${HERE}../../crates/my-island/text`;
const CLOSED = [2, 3, 4, 5, 6, 7, 8];
/** A sentence of fewer words may also be said of something else. */
const FEWEST_WORDS = 5;
/** Says something else for each tile, in the texts that everybody may read, too. */
const SHARED = 'my-island-any-further';

/** Ids, sentences and lines of drawings of the chapters that are closed when a campaign begins. */
function sealed(): string[] {
  const lines = CLOSED.flatMap((chapter) =>
    ['en', 'de'].flatMap((language) =>
      readFileSync(`${TEXTS}/chapter-${chapter}/${language}.ftl`, 'utf8').split('\n'),
    ),
  ).filter((line) => !line.startsWith('#'));
  const ids = lines.flatMap((line) => /^(my-island-[\w-]+) =/.exec(line)?.[1] ?? []);
  const sentences = lines
    .flatMap((line) => line.replace(/^[\w. -]+=/, '').split(/[{}[\].:;]/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => !/[$*]/.test(sentence) && sentence.split(/\s+/).length >= FEWEST_WORDS);
  const drawings = CLOSED.flatMap((chapter) =>
    [
      ...readFileSync(`${TEXTS}/chapter-${chapter}/sprites.json`, 'utf8').matchAll(
        /"d": "([^"]+)"/g,
      ),
    ].map(([, line = '']) => line),
  );
  const tiles = ['T29', 'T30', 'T31', 'T32'];
  return [...new Set([...ids.filter((id) => id !== SHARED), ...sentences, ...drawings, ...tiles])];
}

function bundle(): string {
  const files = readdirSync(BUNDLE, { recursive: true, encoding: 'utf8' });
  const written = files.filter((file) => /\.(js|css|html|json|map|svg|webmanifest)$/.test(file));
  return written.map((file) => readFileSync(`${BUNDLE}/${file}`, 'utf8')).join('\n');
}

/** As a word of its own: an id may begin another one. */
function holds(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(text);
}

test('nothing of a closed chapter is in what the browser loads', () => {
  const [words, text] = [sealed(), bundle()];
  expect(words.length).toBeGreaterThan(200);
  expect(text).toContain('my-island-rule-R5');
  expect(words.filter((word) => holds(text, word))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { leaks, namesAfter, sealedAfter } from './support/sealed';
import { expect, test } from './support/test';

const BUNDLE = fileURLToPath(new URL('../dist', import.meta.url));

/** Every byte of every file, whatever it is called, with its name. */
function files(): string[] {
  const all = readdirSync(BUNDLE, { recursive: true, withFileTypes: true });
  return all
    .filter((one) => one.isFile())
    .map((file) => `${file.name}\n${readFileSync(`${file.parentPath}/${file.name}`, 'utf8')}`);
}

const bundle = () => files().join('\n');

/** Which of the names stand in quotes in what the browser has of My Island. */
function called(names: readonly string[], all: readonly string[]): string[] {
  const own = all.filter((text) => text.includes('my-island-')).join('\n');
  return names.filter((name) => new RegExp(`(["'\`])${name}\\1`).test(own));
}

test('nothing of a closed chapter is in what the browser loads', () => {
  const [words, text] = [sealedAfter(1), bundle()];
  expect(words.length).toBeGreaterThan(200);
  expect(text).toContain('my-island-rule-R5');
  expect(leaks(text, words)).toEqual([]);
});

test('what is planted is found: a sentence, an id, a line of a drawing, of any chapter', () => {
  const words = sealedAfter(1);
  const text = bundle();
  for (const planted of [words.at(0), words.at(-1), words.find((word) => word.includes(' '))]) {
    const found = leaks(`${text}\nvar a="${planted}";`, words);
    expect(found).toEqual([planted]);
  }
});

test('nothing that closed chapters bring has a name in the page', () => {
  const [names, all] = [namesAfter(1), files()];
  expect(names).toEqual(expect.arrayContaining(['lair', 'temple', 'telescopes', 'spark']));
  expect(called(names, all)).toEqual([]);
  expect(called(names, [...all, "my-island-x 'crater'"])).toEqual(['crater']);
});

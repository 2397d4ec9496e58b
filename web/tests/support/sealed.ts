/** What the chapters' own files say, and what of it stands in something that was read. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

const TEXTS = fileURLToPath(new URL('../../../crates/my-island/text', import.meta.url));
const CHAPTERS = 8;
/** Whoever says fewer words may be talking of something else. */
const FEWEST_WORDS = 3;
const LANGUAGES = ['en', 'de'] as const;
/**
 * What everybody may read of: a word that says something else for each tile, the end of the
 * track, how points are given, what does not fit.
 */
const ELSEWHERE: readonly string[] = [
  'my-island-any-further',
  'on 55 it stays',
  'ties count for all',
  'bei Gleichstand alle',
  '3 points at once',
  'sofort 3 Punkte',
  'finds no place for',
  'findet keinen Platz für',
];
/** What the page calls such things whatever lies there, and what all games have. */
const GENERIC: readonly string[] = ['all', 'farm', 'shared', 'slots', 'ways'];

const read = (path: string) => readFileSync(`${TEXTS}/${path}`, 'utf8');

/** Ids and sentences of a source of texts. */
function saidIn(source: string): string[] {
  const lines = source.split('\n').filter((line) => !line.startsWith('#'));
  const ids = lines.flatMap((line) => /^(my-island-[\w-]+) =/.exec(line)?.[1] ?? []);
  const sentences = lines
    .flatMap((line) => line.replace(/^[\w. -]+=/, '').split(/[{}[\].:;]/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => !/[$*]/.test(sentence))
    .filter((sentence) => sentence.split(/\s+/).length >= FEWEST_WORDS);
  return [...ids, ...sentences];
}

function drawnIn(sprites: string): string[] {
  return [...sprites.matchAll(/"d": "([^"]+)"/g)].map(([, line = '']) => line);
}

function chapterSays(chapter: number): string[] {
  const told = LANGUAGES.flatMap((language) => saidIn(read(`chapter-${chapter}/${language}.ftl`)));
  const drawn = drawnIn(read(`chapter-${chapter}/sprites.json`));
  const tiles = chapter === 4 ? ['T29', 'T30', 'T31', 'T32'] : [];
  return [...told, ...drawn, ...tiles];
}

/** What its stickers, goals, events and drawings are called in the program. */
function namesOf(folder: string): string[] {
  const ids = saidIn(read(`${folder}en.ftl`)).filter((one) => one.startsWith('my-island-'));
  const called = ids.map((id) => id.split('-').at(-1) ?? '');
  if (folder === '') return called;
  const drawn = [...read(`${folder}sprites.json`).matchAll(/"(\w+)": \{/g)];
  return [...called, ...drawn.map(([, name = '']) => name)];
}

/** Names that chapters after the `open` first ones give, and nothing before. */
export function namesAfter(open: number): string[] {
  const chapters = Array.from({ length: CHAPTERS }, (_, n) => n + 1);
  const of = (all: readonly number[]) => all.flatMap((one) => namesOf(`chapter-${one}/`));
  const known = new Set([...GENERIC, ...namesOf(''), ...of(chapters.slice(0, open))]);
  return [...new Set(of(chapters.slice(open)))].filter(
    (name) => !known.has(name) && /[a-z]{3}/.test(name),
  );
}

/** All that is said and drawn in chapters after the `open` first ones, and nowhere before. */
export function sealedAfter(open: number): string[] {
  const chapters = Array.from({ length: CHAPTERS }, (_, n) => n + 1);
  const known = new Set([
    ...chapters.filter((chapter) => chapter <= open).flatMap(chapterSays),
    ...ELSEWHERE,
  ]);
  const sealed = chapters.filter((chapter) => chapter > open).flatMap(chapterSays);
  return [...new Set(sealed)].filter((word) => !known.has(word));
}

/** As a word of its own: an id may begin another one. */
function holds(text: string, word: string): boolean {
  const isPart = (one = '') => /[\p{L}\p{N}_-]/u.test(one);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + word.length])) return true;
  }
  return false;
}

export function leaks(text: string, words: readonly string[]): string[] {
  return words.filter((word) => holds(text, word));
}

/** Every byte that reaches a browser: addresses, headers, bodies, and frames of sockets. */
export class Tape {
  #heard: string[] = [];
  #running: Promise<unknown>[] = [];

  constructor(context: BrowserContext) {
    context.on('response', (response) => {
      this.#heard.push(response.url(), JSON.stringify(response.headers()));
      const body = response.body().then(
        (bytes) => this.#heard.push(bytes.toString('utf8')),
        // A redirect has none, and of what was broken off there is none any more.
        () => undefined,
      );
      this.#running.push(body);
    });
    const listen = (page: Page) =>
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => this.#heard.push(payload.toString()));
      });
    for (const page of context.pages()) listen(page);
    context.on('page', listen);
  }

  async heard(): Promise<string> {
    await Promise.all(this.#running);
    return this.#heard.join('\n');
  }
}

/** Colours and sizes of text have names: those of the app in `app.css`, those of a game in its `theme.css`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { withFileTypes: true, recursive: true })
  .filter((file) => file.isFile() && /\.(svelte|css)$/.test(file.name))
  .map((file) => join(file.parentPath, file.name));

/** Code without names of tokens being declared, comments, blocks of templates and links within the page. */
function lines(file: string): string[] {
  const source = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replace(/<script[\s\S]*?<\/script>/g, '');
  return source.split('\n').filter((line) => !/^\s*--[\w-]+:/.test(line));
}

const COLOUR =
  /(?<![{\w(&/])#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|(?:fill|stroke|color|background)[:=] *"?(?:white|black|red|gr[ae]y)\b/i;
const SIZE = /(?<![\w-])(?:font(?:-size)?: [^;]*\d(?:px|r?em|pt)|style:font-size|zoom: 0?\.\d)/;

function offending(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    lines(file)
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

/** What a keyframe changes that makes the browser paint again, frame by frame: it keeps a core busy. */
function painted(source: string, keyframes: string): string[] {
  const from = source.indexOf(`@keyframes ${keyframes} {`);
  const to = source.slice(from).search(/\}\s*\}/);
  const changed = [...source.slice(from, from + to).matchAll(/^\s*([\w-]+):/gm)];
  return changed
    .map(([, name]) => name ?? '')
    .filter((name) => !/^(transform|opacity)$/.test(name));
}

describe('styles', () => {
  it('name every colour', () => {
    expect(offending(COLOUR)).toEqual([]);
  });

  it('name every size of text', () => {
    expect(offending(SIZE)).toEqual([]);
  });

  it('are read by this test', () => {
    const bad = ['  stroke: #fff;', 'fill="#0b2530"', '  color: rgb(1 2 3);', '  fill: white;'];
    expect(bad.filter((line) => COLOUR.test(line))).toEqual(bad);
    expect(SIZE.test('  font: 600 9.5px / 12px var(--sans);')).toBe(true);
    expect(SIZE.test('<b style:font-size="{size / 3}px">')).toBe(true);
    expect(SIZE.test('  zoom: 0.9;')).toBe(true);
    expect(SIZE.test('  font-size: var(--text-1);')).toBe(false);
    expect(COLOUR.test('{#each all as one}<use href="#sea" fill="url(#sea)" />')).toBe(false);
    expect(files.length).toBeGreaterThan(50);
  });

  it('repeat nothing without end but what only moves and fades', () => {
    const endless = files.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const names = [...source.matchAll(/animation: ([\w-]+)[^;]*infinite/g)].map(
        ([, name]) => name,
      );
      return names.flatMap((name) => painted(source, name ?? '').map((what) => `${file}: ${what}`));
    });
    expect(endless).toEqual([]);
    expect(painted('@keyframes glow {\n 0% {\n box-shadow: 0 0 9px red;\n }\n}', 'glow')).toEqual([
      'box-shadow',
    ]);
  });

  it('know no text below 13 pixels', () => {
    const source = readFileSync('src/app.css', 'utf8');
    const sizes = [...source.matchAll(/--text-\d: ([\d.]+)px/g)].map(([, size]) => Number(size));
    expect(sizes).toHaveLength(9);
    expect(Math.min(...sizes)).toBe(13);
  });

  it('of a game are declared in its own theme', () => {
    const declared = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);
    const themes = files.filter((file) => /theme\.css$|app\.css$/.test(file)).flatMap(declared);
    const local = files.filter((file) => file.endsWith('.svelte')).flatMap(declared);
    const known = new Set([...themes, ...local]);
    const used = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? ''),
    );
    const set = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/style(?::|=")(--[\w-]+)/g)].map(
        ([, name]) => name ?? '',
      ),
    );
    expect(used.filter((name) => !known.has(name) && !set.includes(name))).toEqual([]);
  });
});

/** The sentences of the app, read from the files it is built from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Args, Texts } from '../../src/lib/text/format';

export type Language = 'en' | 'de';
export type Words = (id: string, args?: Args) => string;

const root = fileURLToPath(new URL('../../..', import.meta.url));

function under(folder: string, file: string, part = 'text'): string[] {
  return readdirSync(join(root, folder)).map((name) => join(root, folder, name, part, file));
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export function wordsOf(language: Language): Words {
  const file = `${language}.ftl`;
  const files = [
    ...under('crates', file),
    ...under('web/src/games', file),
    ...under('web/src/games', file, 'guide'),
    join(root, 'web/src/lib/text', file),
  ];
  const texts = new Texts(language, files.map(read));
  return (id, args = {}) => {
    const found = texts.find(id, args);
    if (found === null) throw new Error(`no text ${id} in ${language}`);
    return found;
  };
}

/** Of a game's sentences, those that are needed before it is opened: what it is called, and about what it is. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = '?title';
const TITLE = /^[a-z0-9-]+-(?:name|about) = .*(?:\n[ \t]+.*)*/gm;

export function titlesOf(source: string): string {
  return (source.match(TITLE) ?? []).join('\n');
}

/** `import titles from './en.ftl?title'`. */
export function titles(): Plugin {
  return {
    name: 'titles',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(titlesOf(readFileSync(file, 'utf8')))}`;
    },
  };
}

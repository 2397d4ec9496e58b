/** Who may know whom: the shell knows no game, a game knows no shell and no other game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const games = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** What the files under a folder import, as paths from `src`. */
function imports(folder: string): { file: string; from: string }[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .flatMap(({ parentPath, name }) =>
      [...readFileSync(join(parentPath, name), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
        ([, path = '']) => ({
          file: join(parentPath, name),
          from: relative('src', resolve(parentPath, path)),
        }),
      ),
    );
}

/** The kit of boards, the words of the server, and what narrows its list. */
const OPEN = /^(?:lib\/board\/|lib\/protocol\/|lib\/match\/narrow$|games\/game$)/;

describe('a game', () => {
  it.each(games)('%s knows the kit and itself only', (game) => {
    const own = new RegExp(`^games/${game}/`);
    const found = imports(`src/games/${game}`);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ from }) => !OPEN.test(from) && !own.test(from))).toEqual([]);
  });

  it.each(games)('%s reads the types of its own words only', (game) => {
    const others = games.filter((other) => other !== game);
    const found = imports(`src/games/${game}`).map(({ from }) => from);
    for (const other of others) {
      expect(found.filter((from) => from.startsWith(`lib/protocol/${other}/`))).toEqual([]);
    }
  });

  it.each(games)('%s dresses nothing but itself', (game) => {
    const theme = readFileSync(`src/games/${game}/theme.css`, 'utf8').replace(/\{[^}]*\}/g, '{}');
    const selectors = theme.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{}]+(?=\{)/g) ?? [];
    const own = /^:root(?:\[data-(?:theme|contrast)="\w+"\])*$|^\.[a-z]{2}-[\w-]+$/;
    expect(selectors.map((one) => one.trim()).filter((one) => !own.test(one))).toEqual([]);
  });
});

describe('the shell', () => {
  it('knows games through their registry only', () => {
    const all = [...imports('src/lib'), ...imports('src/routes')];
    const named = all.filter(
      ({ from }) => /^games\//.test(from) && !/^games\/(?:game|registry)$/.test(from),
    );
    expect(named).toEqual([]);
  });

  it('has a kit of boards that knows no table and no page', () => {
    const found = imports('src/lib/board').map(({ from }) => from);
    expect(found.filter((from) => /^(?:routes|lib\/(?:table|match|net))\//.test(from))).toEqual([]);
  });
});

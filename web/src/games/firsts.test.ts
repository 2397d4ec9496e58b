/** Whatever a game asks is either explained at first contact or deliberately not. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Texts } from '../lib/text/format';

/** Nobody decides anything then. */
const IDLE = ['wait', 'over'];

/** What is asked says it all, goes on with what was explained before, or is sealed in a campaign. */
const SAYS_IT_ALL: Readonly<Record<string, readonly string[]>> = {
  'cooper-island': [
    ...['moor', 'lay', 'section', 'end', 'placed_islet', 'copy', 'cut', 'clear', 'first'],
    ...['take_item', 'keep_item', 'bury', 'card', 'shift', 'put_lid', 'turn_boats', 'reactivate'],
    ...['statue_window', 'passage_window', 'market_window', 'give'],
  ],
  'my-island': ['decide_last', 'stick', 'pick'],
  yamatai: [
    ...['stuck', 'collect', 'extra', 'second_collect', 'second_build', 'end', 'give'],
    ...['swap_with', 'move_to', 'remove_another'],
  ],
};

/** Three lines on a phone. */
const LONGEST = 140;

const games = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function named(file: string, kind: string): string[] {
  const ids = readFileSync(file, 'utf8').matchAll(new RegExp(`^${kind}-(\\w+) =`, 'gm'));
  return [...ids].map(([, name = '']) => name).sort();
}

describe.each(games)('first contact in %s', (game) => {
  const explained = named(`src/games/${game}/text/en.ftl`, `${game}-ui-first`);

  it('explains every decision but those that need it not', () => {
    const prompts = named(`../crates/${game}/text/en.ftl`, `${game}-prompt`);
    const asked = prompts.filter((prompt) => !IDLE.includes(prompt));
    expect([...explained, ...(SAYS_IT_ALL[game] ?? [])].sort()).toEqual(asked);
  });

  it.each(['en', 'de'])('is short in %s', (language) => {
    const source = readFileSync(`src/games/${game}/text/${language}.ftl`, 'utf8');
    const texts = new Texts(language, [source]);
    const said = explained.flatMap((step) =>
      [{}, { rules: 'game-1' }].map((options) => texts.first(game, step, options) ?? ''),
    );
    expect(said.filter(({ length }) => length === 0 || length > LONGEST)).toEqual([]);
  });
});

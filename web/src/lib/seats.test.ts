import { expect, test } from 'vitest';
import { LEVELS } from './seats';
import { Texts } from './text/format';
import de from './text/languages/de';
import en from './text/languages/en';

test.each([
  ['en', en],
  ['de', de],
] as const)('each level says in one sentence what to expect (%s)', (language, sources) => {
  const words = new Texts(language, sources);
  const sentences = LEVELS.map((level) => words.say(`ui-level-${level}-about`));
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^.]{30,}\.$/u);
  expect(new Set(sentences).size).toBe(LEVELS.length);
});

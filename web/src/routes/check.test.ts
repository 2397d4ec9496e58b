/** The page that checks a match, with a record as it was played and with falsified ones. */
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { noteHash } from '../lib/dice/noted';
import Check from './Check.svelte';

const RECORD = readFileSync('../crates/my-island/tests/replays/eternal-1-last-card.skerry', 'utf8');
const HASH = /^seed-hash (.*)$/m.exec(RECORD)?.[1] ?? '';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** What a device has noted of a match stays, so each has its own. */
const idOf = (noted: string): string => `m${noted.slice(0, 8)}`;

/** The verdict on a record, and the answer to each question. */
async function checked(record: string, noted = HASH) {
  const id = idOf(noted);
  noteHash(id, noted);
  const answer = async (path: string) =>
    path.endsWith('/record')
      ? new Response(record)
      : Response.json({ id, game: 'my-island', seats: [] });
  vi.stubGlobal('fetch', answer);
  const { container, unmount } = render(Check, { id });
  const verdict = (await screen.findByTestId('verdict')).dataset.verdict;
  const asked = [...container.querySelectorAll<HTMLElement>('[data-question]')];
  const answers = asked.map(({ dataset }) => `${dataset.question} ${dataset.answer}`);
  const download = container.querySelector('a[download]')?.getAttribute('href');
  unmount();
  return { verdict, answers, download };
}

test('a match that was played is right, and its record can be downloaded', async () => {
  expect(HASH).toHaveLength(64);
  expect(await checked(RECORD)).toEqual({
    verdict: 'right',
    answers: ['seed right', 'noted right', 'nonce open', 'bound open', 'draws right'],
    download: `/api/matches/${idOf(HASH)}/record`,
  });
});

test('one card for another is found out', async () => {
  const [first, second] = [...RECORD.matchAll(/tile=(T\d\d)$/gm)].map(([, card]) => card);
  const turned = RECORD.replace(`* card tile=${first}`, `* card tile=${second}`);
  const { verdict, answers } = await checked(turned);
  expect(verdict).toBe('wrong');
  expect(answers).toEqual(['seed right', 'noted right', 'nonce open', 'bound open', 'draws wrong']);
});

test('another seed than the sealed one is found out, and another seal than was noted', async () => {
  const resown = RECORD.replace(/^seed .*$/m, `seed ${'0'.repeat(64)}`);
  const { verdict, answers } = await checked(resown);
  expect(verdict).toBe('wrong');
  expect(answers.slice(0, 2)).toEqual(['seed wrong', 'noted right']);
  const other = await checked(RECORD, '0'.repeat(64));
  expect(other.verdict).toBe('wrong');
  expect(other.answers).toEqual([
    'seed right',
    'noted wrong',
    'nonce open',
    'bound open',
    'draws right',
  ]);
});

test('before the end the seed is not told, and nothing is called right', async () => {
  const { verdict, answers } = await checked(RECORD.replace(/^seed .*\n/m, ''));
  expect(verdict).toBe('early');
  expect(answers).toEqual(['seed open', 'noted right', 'nonce open', 'bound open', 'draws open']);
});

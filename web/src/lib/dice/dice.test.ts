/**
 * The dice once more, from nothing but docs/DICE.md: hash, generator, draws, and every card of
 * recorded matches. If this and the server disagree, one of them does not do what was promised.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadRedraw } from '../../games/registry';
import { check } from './check';
import { commitmentTo, Dice, hex, mixed, unhex } from './dice';
import { type DiceOfRecord, readRecord } from './record';
import { sha256 } from './sha256';

const redraw = await loadRedraw('my-island');

const bytes = (digits: string): Uint8Array => unhex(digits) ?? new Uint8Array();

/** `Seed::from_number(7)`, as in the tests of `skerry-core`. */
const seven = sha256('skerry', Uint8Array.from([7, 0, 0, 0, 0, 0, 0, 0]));

test('hashes are those that everybody else computes', () => {
  for (const length of [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    const known = createHash('sha256').update(message).digest('hex');
    expect(hex(sha256(message)), `${length} bytes`).toBe(known);
  }
  expect(hex(sha256('abc', 'def'))).toBe(hex(sha256('abcdef')));
});

test('digits are read back as they were written', () => {
  expect(hex(bytes('0f'.repeat(32)))).toBe('0f'.repeat(32));
  for (const broken of ['', '0f', 'x'.repeat(64), '0'.repeat(65)]) expect(unhex(broken)).toBeNull();
});

test('draws are those that the tests of the server hold', () => {
  const draws = (entry: number): number[] => {
    const dice = new Dice(seven, entry);
    return Array.from({ length: 8 }, () => dice.below(28));
  };
  expect(draws(0)).toEqual([24, 4, 22, 19, 17, 19, 11, 0]);
  expect(draws(1)).toEqual([21, 23, 19, 14, 22, 20, 19, 2]);
});

test('what players add is mixed in as the tests of the server hold it', () => {
  const nonces = [bytes('a'.repeat(64)), null, bytes('0'.repeat(64))];
  expect(hex(mixed(seven, nonces, null))).toBe(
    '711357dce41d4c62d05f1f418b7c201f8050323f7e4d69f97663ab33316638d6',
  );
});

test('what players are bound to is what the tests of the server hold, alone and mixed in', () => {
  const hash = hex(sha256(seven));
  const bound = ['a', 'b'].map((digit) => commitmentTo(hash, digit.repeat(64)) ?? '');
  expect(bound[0]).toBe('2568786da937ad48cb3cc75679fa9b359b0715e0f5e3811a330e46000d4d9826');
  expect(hex(mixed(seven, [bytes('a'.repeat(64)), null], bound.map(bytes)))).toBe(
    'c51dd737e34d8e9020575110c167d3f54144abde60ffb01c3152200c553caec8',
  );
  expect(commitmentTo('no hash', 'a'.repeat(64))).toBeNull();
});

const FOLDER = '../crates/my-island/tests/replays';

const matches = readdirSync(FOLDER)
  .map((name) => ({ name, record: readRecord(readFileSync(`${FOLDER}/${name}`, 'utf8')) }))
  .filter((one): one is { name: string; record: DiceOfRecord } => one.record?.seed != null);

test('there are matches to check', () => {
  expect(matches.length).toBeGreaterThan(3);
});

describe.each(matches)('My Island, $name', ({ record }) => {
  test('the seed is the one that was promised, and gives every card', () => {
    expect(record.draws.length).toBeGreaterThan(0);
    const { answers, wrong } = check(record, null, redraw);
    expect(answers).toEqual({
      seed: 'right',
      noted: 'open',
      nonce: 'open',
      bound: 'open',
      draws: 'right',
    });
    expect(wrong).toBeNull();
  });
});

const DECK = Array.from({ length: 28 }, (_, at) => `T${String(at + 1).padStart(2, '0')}`);

/** A match of two in which everybody passes, ten rounds of it. */
function played(key: Uint8Array, dice: readonly string[]) {
  const deck = [...DECK];
  const draw = (entry: number) => deck.splice(new Dice(key, entry).below(deck.length), 1)[0] ?? '';
  const cards = Array.from({ length: 10 }, (_, round) => draw(3 * round));
  const text = [
    'skerry 1',
    'game my-island 1',
    'options players=2 rules=eternal',
    `seed-hash ${hex(sha256(seven))}`,
    ...dice,
    '',
    ...cards.flatMap((card) => [`* card tile=${card}`, 'a pass', 'b pass']),
    '',
    `seed ${hex(seven)}`,
  ].join('\n');
  return { cards, deck, text };
}

describe('a match to which players have added in the open', () => {
  const own = '5e'.repeat(32);
  const seed = hex(seven);
  const hash = hex(sha256(seven));
  const key = mixed(seven, [bytes(own), null], null);
  const { cards, deck, text } = played(key, ['dice 2', `nonce a ${own}`]);
  const noted = { hash, nonce: own, commitments: null };
  const answersTo = (changed: string) => {
    const record = readRecord(changed);
    if (!record) throw new Error('no record');
    return check(record, noted, redraw).answers;
  };
  const right = { seed: 'right', noted: 'right', nonce: 'right', bound: 'open', draws: 'right' };

  test('is right as it was played', () => {
    expect(answersTo(text)).toEqual(right);
    expect(readRecord(text)?.nonces).toEqual([own, null]);
  });

  test('is right if it goes on from a match with other dice, and wrong if it does not say so', () => {
    const before = text.replace(`tile=${cards[0]}`, 'tile=T00');
    expect(answersTo(before)).toEqual({ ...right, draws: 'wrong' });
    const deal = [...DECK];
    deal.splice(deal.indexOf('T28'), 1);
    const drawn = deal.splice(new Dice(key, 3).below(deal.length), 1)[0];
    const branch = text
      .replace(/\* card[\s\S]*\n\n/, `* card tile=T28\na pass\nb pass\n* card tile=${drawn}\n\n`)
      .replace('dice 2', 'since 3\ndice 2');
    expect(answersTo(branch)).toEqual(right);
    expect(answersTo(branch.replace('since 3\n', ''))).toEqual({ ...right, draws: 'wrong' });
  });

  test('is wrong with another card, seed, seal or number', () => {
    const turned = text.replace(`tile=${cards[1]}`, `tile=${deck[0]}`);
    expect(answersTo(turned)).toEqual({ ...right, draws: 'wrong' });
    const resown = text.replace(`seed ${seed}`, `seed ${'1'.repeat(64)}`);
    expect(answersTo(resown)).toEqual({ ...right, seed: 'wrong', draws: 'wrong' });
    const resealed = text.replace(hash, '1'.repeat(64));
    expect(answersTo(resealed)).toEqual({ ...right, seed: 'wrong', noted: 'wrong' });
    const left = text.replace(`nonce a ${own}\n`, '');
    expect(answersTo(left)).toEqual({ ...right, nonce: 'wrong', draws: 'wrong' });
    const alone = left.replace('dice 2\n', '');
    expect(answersTo(alone)).toEqual({ ...right, nonce: 'wrong', draws: 'wrong' });
  });

  test('says nothing of the draws before its seed is told, or under rules unknown here', () => {
    const early = text.replace(`\nseed ${seed}`, '');
    expect(answersTo(early)).toEqual({ ...right, seed: 'open', draws: 'open' });
    const sealed = text.replace('rules=eternal', 'rules=other');
    expect(answersTo(sealed)).toEqual({ ...right, draws: 'open' });
    expect(readRecord('something else')).toBeNull();
  });
});

describe('a match in which all were bound before anybody told a number', () => {
  const [own, other] = ['5e'.repeat(32), 'a7'.repeat(32)];
  const hash = hex(sha256(seven));
  const commitments = [own, other].map((nonce) => commitmentTo(hash, nonce) ?? '');
  const lines = ['dice 3', `commitment a ${commitments[0]}`, `commitment b ${commitments[1]}`];
  const keyOf = (nonces: readonly (string | null)[]) =>
    mixed(
      seven,
      nonces.map((nonce) => nonce && bytes(nonce)).map((nonce) => nonce || null),
      commitments.map(bytes),
    );
  const { text } = played(keyOf([own, other]), [...lines, `nonce a ${own}`, `nonce b ${other}`]);
  const answersTo = (changed: string, noted: Parameters<typeof check>[1]) => {
    const record = readRecord(changed);
    if (!record) throw new Error('no record');
    return check(record, noted, redraw).answers;
  };
  const noted = { hash, nonce: own, commitments };
  const right = { seed: 'right', noted: 'right', nonce: 'right', bound: 'right', draws: 'right' };

  test('is right as it was played', () => {
    expect(answersTo(text, noted)).toEqual(right);
    expect(readRecord(text)?.commitments).toEqual(commitments);
    expect(answersTo(text, { ...noted, commitments: null })).toEqual({ ...right, bound: 'open' });
  });

  test('is wrong with another number under a seal, and with other seals than were noted', () => {
    const chosen = played(keyOf([own, own]), [...lines, `nonce a ${own}`, `nonce b ${own}`]).text;
    expect(answersTo(chosen, noted)).toEqual({ ...right, bound: 'wrong' });
    expect(answersTo(chosen, null)).toMatchObject({ bound: 'wrong' });
    const [first] = commitments;
    expect(answersTo(text, { ...noted, commitments: [first ?? '', null] })).toEqual({
      ...right,
      bound: 'wrong',
    });
    // As if nobody had been bound at all.
    const open = played(mixed(seven, [bytes(own), null], null), ['dice 2', `nonce a ${own}`]).text;
    expect(answersTo(open, noted)).toEqual({ ...right, bound: 'wrong' });
  });

  test('tells whose number was left out', () => {
    const { text: without } = played(keyOf([own, null]), [...lines, `nonce a ${own}`]);
    expect(answersTo(without, noted)).toEqual({ ...right, bound: 'left' });
    const { text: mine } = played(keyOf([null, other]), [...lines, `nonce b ${other}`]);
    expect(answersTo(mine, noted)).toEqual({ ...right, nonce: 'left', bound: 'left' });
    // Who hides that somebody was bound has other draws.
    const hidden = without.replace(`commitment b ${commitments[1]}\n`, '');
    expect(answersTo(hidden, null)).toMatchObject({ draws: 'wrong' });
  });
});

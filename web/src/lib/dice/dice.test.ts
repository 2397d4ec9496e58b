/**
 * The dice once more, from nothing but docs/DICE.md: hash, generator, draws, and every card of
 * recorded matches. If this and the server disagree, one of them does not do what was promised.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const ROUNDS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

/** Block `counter` of stream `stream`: sixteen words. */
function block(seed: Uint8Array, stream: number, counter: number): Uint32Array {
  const view = new DataView(seed.buffer, seed.byteOffset, 32);
  const key = Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at, true));
  const first = Uint32Array.from([...CONSTANTS, ...key, counter, 0, stream, 0]);
  const words = first.slice();
  const at = (index: number): number => words[index] ?? 0;
  const step = (to: number, from: number, mixed: number, bits: number): void => {
    words[to] = at(to) + at(from);
    const turned = at(mixed) ^ at(to);
    words[mixed] = (turned << bits) | (turned >>> (32 - bits));
  };
  for (let round = 0; round < 4; round += 1) {
    for (const [a, b, c, d] of ROUNDS) {
      step(a, b, d, 16);
      step(c, d, b, 12);
      step(a, b, d, 8);
      step(c, d, b, 7);
    }
  }
  return words.map((word, index) => word + (first[index] ?? 0));
}

/** The dice of one entry of a log. */
class Dice {
  #next = 1;

  constructor(
    readonly seed: Uint8Array,
    readonly entry: number,
  ) {}

  below(n: number): number {
    const size = 2n ** 32n;
    const [most, least] = [BigInt(n), (size - BigInt(n)) % BigInt(n)];
    for (;;) {
      const wide = BigInt(this.#word()) * most;
      if (wide % size >= least) return Number(wide / size);
    }
  }

  /** Every second word: the upper half of 64 bits. */
  #word(): number {
    const word = block(this.seed, this.entry, Math.floor(this.#next / 16))[this.#next % 16];
    this.#next += 2;
    return word ?? 0;
  }
}

function sha256(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

test('draws are those that the tests of the server hold', () => {
  // `Seed::from_number(7)`, as in the tests of `skerry-core`.
  const seed = sha256('skerry', Uint8Array.from([7, 0, 0, 0, 0, 0, 0, 0]));
  const draws = (entry: number): number[] => {
    const dice = new Dice(seed, entry);
    return Array.from({ length: 8 }, () => dice.below(28));
  };
  expect(draws(0)).toEqual([24, 4, 22, 19, 17, 19, 11, 0]);
  expect(draws(1)).toEqual([21, 23, 19, 14, 22, 20, 19, 2]);
});

const FOLDER = '../crates/my-island/tests/replays';

function value(lines: readonly string[], name: string): string | undefined {
  return lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
}

/** The tiles of the box; both of the games that can be played use all of them. */
const DECK = 28;

const matches = readdirSync(FOLDER)
  .map((name) => ({ name, lines: readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n') }))
  .filter(({ lines }) => value(lines, 'seed') !== undefined);

test('there are matches to check', () => {
  expect(matches.length).toBeGreaterThan(3);
});

describe.each(matches)('My Island, $name', ({ lines }) => {
  const seed = Buffer.from(value(lines, 'seed') ?? '', 'hex');
  const log = lines.filter((line) => /^(\*|[a-h]) /.test(line));

  test('the seed is the one that was promised', () => {
    expect(hex(sha256(seed))).toBe(value(lines, 'seed-hash'));
  });

  test('every card is the one that the seed gives', () => {
    const cards = log.filter((line) => line.startsWith('* card '));
    expect(cards.length).toBeGreaterThan(0);
    const deck = Array.from({ length: DECK }, (_, at) => `T${String(at + 1).padStart(2, '0')}`);
    for (const [index, line] of log.entries()) {
      if (!line.startsWith('* ')) continue;
      const [card] = deck.splice(new Dice(seed, index).below(deck.length), 1);
      expect(line).toBe(`* card tile=${card}`);
    }
  });
});

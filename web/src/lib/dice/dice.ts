/** The dice once more, from nothing but docs/DICE.md: how each number follows from the seed. */
import { sha256 } from './sha256';

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
export class Dice {
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

type Numbers = readonly (Uint8Array | null)[];

const NOTHING = new Uint8Array(32);

/** What binds a browser to its number, in the match whose seed has this hash, both in digits. */
export function commitmentTo(hash: string, nonce: string): string | null {
  const [promised, own] = [unhex(hash), unhex(nonce)];
  return promised && own && hex(sha256('skerry-nonce 3', promised, own));
}

/**
 * What the dice are made of once players have added to the seed; zeros where nobody has. Without
 * commitments as in matches where nobody was bound.
 */
export function mixed(seed: Uint8Array, nonces: Numbers, commitments: Numbers | null): Uint8Array {
  const told = nonces.map((nonce) => nonce ?? NOTHING);
  if (!commitments) return sha256('skerry-dice 2', seed, ...told);
  const seats = told.flatMap((nonce, seat) => [commitments[seat] ?? NOTHING, nonce]);
  return sha256('skerry-dice 3', seed, ...seats);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 32 bytes from their 64 digits; `null` if that is what they are not. */
export function unhex(digits: string): Uint8Array | null {
  if (!/^[0-9a-f]{64}$/i.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

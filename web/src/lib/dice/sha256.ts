/**
 * SHA-256, written out: browsers keep theirs from pages that come without https, as at home,
 * and who checks the dice should not need it there.
 */
const WORDS = 64;

/** The first bits of the fractional parts of roots of the first primes. */
const { cubic, square } = constants();

function constants(): { cubic: Uint32Array; square: Uint32Array } {
  const primes: number[] = [];
  for (let n = 2; primes.length < WORDS; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  const bits = (root: bigint): number => Number(root & 0xffffffffn);
  return {
    cubic: Uint32Array.from(primes, (prime) => bits(rootOf(BigInt(prime) << 96n, 3n))),
    square: Uint32Array.from(primes.slice(0, 8), (prime) => bits(rootOf(BigInt(prime) << 64n, 2n))),
  };
}

/** The largest whole number whose power is not larger. */
function rootOf(power: bigint, degree: bigint): bigint {
  let [low, high] = [0n, 1n << 40n];
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** degree <= power) low = middle;
    else high = middle - 1n;
  }
  return low;
}

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

export function sha256(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const bytes = padded(parts.flatMap((part) => [...asBytes(part)]));
  const view = new DataView(bytes.buffer);
  const state = square.slice();
  for (let at = 0; at < bytes.length; at += 64) mix(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setUint32(4 * index, word);
  return new Uint8Array(digest.buffer);
}

function asBytes(part: string | Uint8Array): Uint8Array {
  return typeof part === 'string' ? new TextEncoder().encode(part) : part;
}

/** A one, zeros, and the length in bits. */
function padded(message: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setUint32(bytes.length - 4, message.length * 8);
  return bytes;
}

function mix(state: Uint32Array, view: DataView, start: number): void {
  const words = new Uint32Array(WORDS);
  const at = (index: number): number => words[index] ?? 0;
  for (let index = 0; index < WORDS; index += 1) {
    words[index] =
      index < 16
        ? view.getUint32(start + 4 * index)
        : at(index - 16) +
          small(at(index - 15), 7, 18, 3) +
          at(index - 7) +
          small(at(index - 2), 17, 19, 10);
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let index = 0; index < WORDS; index += 1) {
    const one = h + large(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (cubic[index] ?? 0) + at(index);
    const two = large(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) >>> 0, a, b, c, (d + one) >>> 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

function small(word: number, one: number, two: number, shift: number): number {
  return (turned(word, one) ^ turned(word, two) ^ (word >>> shift)) >>> 0;
}

function large(word: number, one: number, two: number, three: number): number {
  return (turned(word, one) ^ turned(word, two) ^ turned(word, three)) >>> 0;
}

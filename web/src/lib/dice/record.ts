/** What a record says about its dice. */
import { unhex } from './dice';

export interface DiceOfRecord {
  readonly game: string;
  /** As they stand in the record. */
  readonly options: string;
  readonly hash: string | null;
  /** The server's seed, once the match is over. */
  readonly seed: string | null;
  /** What players have added, by seat; `null` if they add nothing. */
  readonly nonces: readonly (string | null)[] | null;
  /** What each was bound to before any of them was told; `null` if nobody was. */
  readonly commitments: readonly (string | null)[] | null;
  /** The first entry drawn with these dice: what is before it was played in another match. */
  readonly since: number;
  /** Every draw, with its place in the log. */
  readonly draws: readonly { readonly entry: number; readonly line: string }[];
}

const SEATS = 'abcdefgh';

/** `null` if that is no record. */
export function readRecord(text: string): DiceOfRecord | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const value = (name: string): string | null =>
    lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? null;
  if (lines[0] !== 'skerry 1') return null;
  const log = lines.filter((line) => /^(\*|[a-h]) /.test(line));
  const draws = [...log.entries()].filter(([, line]) => line.startsWith('* '));
  const players = Number(/(?:^| )players=([1-8])(?: |$)/.exec(value('options') ?? '')?.[1] ?? 0);
  const dice = value('dice');
  return {
    game: value('game')?.split(' ')[0] ?? '',
    options: value('options') ?? '',
    hash: value('seed-hash'),
    seed: value('seed'),
    nonces: dice === '2' || dice === '3' ? numbersOf('nonce', lines, players) : null,
    commitments: dice === '3' ? numbersOf('commitment', lines, players) : null,
    since: Number(value('since') ?? 0),
    draws: draws.map(([entry, line]) => ({ entry, line: line.slice(2) })),
  };
}

/** What stands under this heading, by seat. */
function numbersOf(heading: string, lines: readonly string[], players: number): (string | null)[] {
  const numbers: (string | null)[] = Array.from({ length: players }, () => null);
  for (const line of lines) {
    const [name, seat, digits] = line.split(' ');
    if (name !== heading || !seat || !digits || !unhex(digits)) continue;
    if (SEATS.includes(seat)) numbers[SEATS.indexOf(seat)] = digits;
  }
  return numbers;
}

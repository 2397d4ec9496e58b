/** What a record says about its dice. */
export interface DiceOfRecord {
  readonly game: string;
  /** As they stand in the record. */
  readonly options: string;
  readonly hash: string | null;
  /** The seed, once the match is over. */
  readonly seed: string | null;
  /** Every draw, with its place in the log. */
  readonly draws: readonly { readonly entry: number; readonly line: string }[];
}

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
  return {
    game: value('game')?.split(' ')[0] ?? '',
    options: value('options') ?? '',
    hash: value('seed-hash'),
    seed: value('seed'),
    draws: draws.map(([entry, line]) => ({ entry, line: line.slice(2) })),
  };
}

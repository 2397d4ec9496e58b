/** The talk of a table as this device shows it: what is new here, and whether it is wanted at all. */
import type { Match } from '../match/match.svelte';
import { perMatch } from '../perMatch';
import type { TalkLine } from '../protocol/TalkLine';
import type { Words } from '../protocol/Words';
import { text } from '../text/text.svelte';

const read = perMatch<number>('skerry-talk-read');
const hidden = perMatch<boolean>('skerry-talk-hidden');

/** What was said, in the language of whoever reads it. */
export function spoken(words: Words): string {
  return words.kind === 'phrase' ? text(`talk-${words.phrase}`) : words.text;
}

export class Talk {
  readonly match: Match;
  /** The number of the last line that was shown here. */
  #read = $state(-1);
  #isHidden = $state(false);

  constructor(match: Match) {
    this.match = match;
    this.#read = read.of(match.id) ?? -1;
    this.#isHidden = hidden.of(match.id) ?? false;
  }

  lines = $derived.by((): readonly TalkLine[] => this.match.state.talk?.lines ?? []);
  rules = $derived.by(() => this.match.state.talk?.rules ?? null);
  #mine = $derived.by(() => (this.match.state.summary?.seats ?? []).filter((one) => one.is_mine));
  /** What others said and I have not seen. */
  unread = $derived.by((): readonly TalkLine[] =>
    this.#isHidden ? [] : this.lines.filter((line) => line.line > this.#read && !this.isMine(line)),
  );

  /** The player does not want to see any of it. */
  get isHidden(): boolean {
    return this.#isHidden;
  }

  hide(isHidden: boolean): void {
    this.#isHidden = isHidden;
    hidden.remember(this.match.id, isHidden);
  }

  isMine({ seat }: TalkLine): boolean {
    return this.#mine.some((one) => one.seat === seat);
  }

  /** Everything up to here has been seen. */
  markRead(): void {
    const last = this.lines.at(-1)?.line ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    read.remember(this.match.id, last);
  }
}

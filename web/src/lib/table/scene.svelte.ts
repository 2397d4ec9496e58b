/** What is shown of a match just now: which game, whose board, what lies on it. */
import type { GameModule, HintMark, Play } from '../../games/game';
import { boardName, Islands } from '../campaign/islands.svelte';
import { seatOf } from '../match/log';
import type { MatchSummary } from '../protocol/MatchSummary';
import { text, words } from '../text/text.svelte';
import { headline, progress } from './headline';
import { told } from './tale';

export abstract class Scene {
  game = $state.raw<GameModule | null>(null);
  /** Whose island lies where, in a campaign. */
  readonly islands = new Islands(() => this);

  abstract readonly summary: MatchSummary | null;
  /** Whose board is shown. */
  abstract readonly shown: number;
  abstract readonly view: unknown;
  /** What was last done on the board that is shown. */
  abstract readonly lastEvents: readonly unknown[];

  names = $derived.by(() =>
    (this.summary?.seats ?? []).map(
      (one) => one.name || text('table-seat', { number: one.seat + 1 }),
    ),
  );
  /** My own island, if I have one and no more. */
  #own = $derived.by(() => {
    const [mine, ...more] = this.summary?.seats.filter((one) => one.is_mine) ?? [];
    return mine && more.length === 0 ? this.islands.at(mine.seat) : null;
  });
  isOver = $derived.by(() => this.summary?.status === 'over');
  /** Whether each player has a board, so that one can look at another's. */
  hasOwnBoards = $derived.by(() => this.game?.Mini !== undefined);
  title = $derived.by(() => {
    if (!this.summary || !this.game) return text('ui-loading');
    const shown = { view: this.headed, isEnd: this.isEnd };
    const said = headline(this.summary, this.game, shown, { text, words: words.now });
    return this.#own ? `${this.#own.name} · ${said}` : said;
  });

  /** How far the match has come, for where there is no room for more. */
  brief = $derived.by(() =>
    this.game ? progress(this.game, { view: this.headed, isEnd: this.isEnd }, text) : '',
  );

  /** Whether what is shown is the end of the match. */
  get isEnd(): boolean {
    return this.isOver;
  }

  /** The match as everybody sees it. */
  get whole(): unknown {
    return this.view;
  }

  /** What the head speaks of. */
  get headed(): unknown {
    return this.whole;
  }

  /** What the board of a seat is called. */
  boardOf(seat: number): string {
    return boardName(this.islands.at(seat), this.names[seat] ?? '');
  }

  /** What I may do on the board that is shown. */
  get play(): Play<unknown, unknown> | null {
    return null;
  }

  /** Elements of the board to point out. */
  get highlight(): readonly string[] {
    return [];
  }

  /** Names what a coach points out on the board that is shown; empty if nothing is. */
  get coachedAt(): string {
    return '';
  }

  /** What hints are about. */
  get hintMarks(): readonly HintMark[] {
    return [];
  }

  /** An event as a sentence. */
  told(event: unknown): string {
    const { game, whole, names } = this;
    return game ? told(game, event, { view: whole, names, words: words.now }) : '';
  }

  isOnBoard(event: unknown): boolean {
    const whose = seatOf(event);
    return !this.hasOwnBoards || whose === null || whose === this.shown;
  }
}

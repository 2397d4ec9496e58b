/** What a table shows just now: of the match, through the eyes of whoever looks, and whose board. */
import type { CheckResult, GameModule } from '../../games/game';
import { seatOf } from '../match/log';
import type { Match } from '../match/match.svelte';
import { offBoard, shortened } from '../match/narrow';
import { text, words } from '../text/text.svelte';
import { headline } from './headline';
import { promptOf } from './prompt';

/** A button that answers the prompt. */
export interface Offer {
  /** As on the button. */
  label: string;
  /** In full. */
  title: string;
  act: () => void;
}

export class Scene {
  game = $state.raw<GameModule | null>(null);
  /** An event that the log points at. */
  pointed = $state.raw<unknown | null>(null);
  /** Whose board was asked for, if not my own. */
  #looked = $state<number | null>(null);
  readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  summary = $derived.by(() => this.match.state.summary);
  table = $derived.by(() => this.match.state.table);
  /** My seats. */
  mine = $derived.by(() => this.table?.seats ?? []);
  seat = $derived.by(() => this.match.seat);
  names = $derived.by(() =>
    (this.summary?.seats ?? []).map(
      (one) => one.name || text('table-seat', { number: one.seat + 1 }),
    ),
  );
  isOver = $derived.by(() => this.summary?.status === 'over');
  isMyTurn = $derived.by(
    () => !this.isOver && this.mine.some((one) => one.must_decide || one.draft.length > 0),
  );
  /** Whether each player has a board, so that one can look at another's. */
  hasOwnBoards = $derived.by(() => this.game?.Mini !== undefined);
  isElsewhere = $derived.by(() => this.hasOwnBoards && this.#looked !== null);
  shown = $derived.by(() => (this.isElsewhere ? this.#looked : this.seat?.seat) ?? 0);
  isMineShown = $derived.by(() => this.seat !== null && this.seat.seat === this.shown);
  view = $derived.by(() => (this.isMineShown ? this.seat?.view : this.table?.view));
  openSeats = $derived.by(
    () => this.summary?.seats.filter((one) => one.kind === 'open').length ?? 0,
  );
  title = $derived.by(() =>
    this.summary && this.game
      ? headline(this.summary, this.game, this.table?.view, text)
      : text('ui-loading'),
  );
  prompt = $derived.by(() =>
    promptOf(this.match.state, this.seat, this.names, { text, words: words.now }),
  );
  highlight = $derived.by(() => {
    if (!this.pointed || !this.game) return [];
    return this.isOnBoard(this.pointed) ? this.game.targets(this.pointed) : [];
  });
  /** What was last done on the board that is shown. */
  lastEvents = $derived.by(() => {
    const done = this.match.state.log.filter(({ events }) =>
      events.some((event) => seatOf(event) !== null && this.isOnBoard(event)),
    );
    return done.at(-1)?.events ?? [];
  });
  /** What can be done besides what the board offers itself. */
  offers = $derived.by((): Offer[] => {
    const { game, seat } = this;
    if (!game || !seat || !this.isMineShown || this.isOver) return [];
    const actions = offBoard(seat.legal as { do: string }[], game.boardVerbs);
    const titles = actions.map((action) => words.now.action(game.id, action));
    const labels = shortened(titles);
    return actions.map((action, at) => ({
      label: labels[at] ?? '',
      title: titles[at] ?? '',
      act: () => this.match.act(action),
    }));
  });
  /** Points that the draft would bring; `null` if it is not about points. */
  draftPoints = $derived.by(() => {
    const { game, seat } = this;
    if (!game || !seat || seat.draft.length === 0) return null;
    const points = seat.draft_events.map((event) => game.points(event, seat.seat));
    return points.some((each) => each !== 0) ? points.reduce((sum, each) => sum + each, 0) : null;
  });

  look(at: number): void {
    const isMine = this.mine.some((one) => one.seat === at);
    if (isMine) this.match.choose(at);
    this.#looked = isMine ? null : at;
  }

  lookHome(): void {
    this.#looked = null;
  }

  async check(action: unknown): Promise<CheckResult<unknown>> {
    const result = await this.match.check(action);
    if (result.ok) return result;
    const reason = words.now.reason(this.game?.id ?? '', result.reason);
    return { ok: false, rule: result.reason.rule, reason };
  }

  isOnBoard(event: unknown): boolean {
    const whose = seatOf(event);
    return !this.hasOwnBoards || whose === null || whose === this.shown;
  }
}

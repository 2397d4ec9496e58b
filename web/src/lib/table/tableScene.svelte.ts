/** A match that is played: through the eyes of whoever sits or looks here. */
import type { CheckResult, Play, Proposal } from '../../games/game';
import { seatOf } from '../match/log';
import type { Match } from '../match/match.svelte';
import { offBoard, shortened } from '../match/narrow';
import { text, words } from '../text/text.svelte';
import { type NextStep, nextStep, sumOf } from './nextStep';
import { promptOf } from './prompt';
import { Scene } from './scene.svelte';

/** A button that answers the prompt. */
export interface Offer {
  /** As on the button. */
  label: string;
  /** In full. */
  title: string;
  act: () => Promise<unknown>;
}

export class TableScene extends Scene {
  /** An event that the log points at. */
  pointed = $state.raw<unknown | null>(null);
  /** What is held over the board and waits to be put down. */
  #proposal = $state.raw<Proposal<unknown> | null>(null);
  /** Whose board was asked for, if not my own. */
  #looked = $state<number | null>(null);
  readonly #openRule: (rule: string) => void;
  readonly match: Match;

  constructor(match: Match, openRule: (rule: string) => void) {
    super();
    this.match = match;
    this.#openRule = openRule;
  }

  override summary = $derived.by(() => this.match.state.summary);
  table = $derived.by(() => this.match.state.table);
  /** My seats. */
  mine = $derived.by(() => this.table?.seats ?? []);
  seat = $derived.by(() => this.match.seat);
  isMyTurn = $derived.by(
    () => !this.isOver && this.mine.some((one) => one.must_decide || one.draft.length > 0),
  );
  isElsewhere = $derived.by(() => this.hasOwnBoards && this.#looked !== null);
  override shown = $derived.by(() => (this.isElsewhere ? this.#looked : this.seat?.seat) ?? 0);
  isMineShown = $derived.by(() => this.seat !== null && this.seat.seat === this.shown);
  override view = $derived.by(() => (this.isMineShown ? this.seat?.view : this.table?.view));
  openSeats = $derived.by(
    () => this.summary?.seats.filter((one) => one.kind === 'open').length ?? 0,
  );
  prompt = $derived.by(() =>
    promptOf(this.match.state, this.seat, this.names, { text, words: words.now }),
  );
  override lastEvents = $derived.by(() => {
    const done = this.match.state.log.filter(({ events }) =>
      events.some((event) => seatOf(event) !== null && this.isOnBoard(event)),
    );
    return done.at(-1)?.events ?? [];
  });
  #highlight = $derived.by(() => {
    if (!this.pointed || !this.game) return [];
    return this.isOnBoard(this.pointed) ? this.game.targets(this.pointed) : [];
  });
  #play = $derived.by((): Play<unknown, unknown> | null => {
    const { seat, match } = this;
    if (!seat || !this.isMineShown || this.isOver) return null;
    return {
      legal: seat.legal,
      asides: seat.asides,
      draft: seat.draft,
      draftEvents: seat.draft_events,
      act: (action) => match.act(action),
      undo: () => match.undo(),
      check: (action) => this.#check(action),
      openRule: this.#openRule,
      propose: (proposal) => {
        this.#proposal = proposal;
      },
    };
  });
  /** What can be done besides what the board offers itself. */
  offers = $derived.by((): Offer[] => {
    const { game, seat } = this;
    if (!game || !seat || !this.isMineShown || this.isOver) return [];
    const possible = [...seat.legal, ...seat.asides] as { do: string }[];
    const steps = possible.filter((action) => action.do !== game.endVerb);
    const legal = offBoard(steps, game.boardVerbs);
    const actions = legal.filter((action) => game.isOffered?.(action, seat.view) ?? true);
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
    return sumOf(game, seat.draft_events, seat.seat);
  });
  /** What the button that leads on does; `null` where there is nothing to lead on to. */
  next = $derived.by((): NextStep | null => {
    const { game, seat, match } = this;
    if (!game || !seat || this.isOver) return null;
    const proposal = this.isMineShown ? this.#proposal : null;
    const deeds = { commit: () => match.commit(), end: (last: unknown) => match.end(last) };
    return nextStep(game, seat, proposal, deeds, { text, isOnline: match.line === 'open' });
  });

  override get whole(): unknown {
    return this.table?.view;
  }

  override get play(): Play<unknown, unknown> | null {
    return this.#play;
  }

  override get highlight(): readonly string[] {
    return this.#highlight;
  }

  look(at: number): void {
    const isMine = this.mine.some((one) => one.seat === at);
    if (isMine) this.match.choose(at);
    this.#looked = isMine ? null : at;
  }

  lookHome(): void {
    this.#looked = null;
  }

  async #check(action: unknown): Promise<CheckResult<unknown>> {
    const result = await this.match.check(action);
    if (result.ok) return result;
    const reason = words.now.reason(this.game?.id ?? '', result.reason);
    return { ok: false, rule: result.reason.rule, reason };
  }
}

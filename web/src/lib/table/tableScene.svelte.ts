/** A match that is played: through the eyes of whoever sits or looks here. */
import { untrack } from 'svelte';
import type { CheckResult, HintMark, Play, Proposal } from '../../games/game';
import { type Brings, bringsOf } from '../board/brings';
import { Checks } from '../board/checks.svelte';
import { Hints } from '../hints/hints.svelte';
import { isSame } from '../lessons/script';
import { seatOf } from '../match/log';
import type { Match } from '../match/match.svelte';
import { offBoard, shortened } from '../match/narrow';
import { hasToDo, upToTheEnd } from '../match/state';
import { byTurn, eventsOf, lastDecision, type Turn, turnsOf } from '../match/turns';
import { api } from '../net/api';
import { settings } from '../settings.svelte';
import { Talk } from '../talk/talk.svelte';
import { text, words } from '../text/text.svelte';
import { headed } from './headline';
import { type NextStep, nextStep, sumOf } from './nextStep';
import { Playback, type Step } from './playback.svelte';
import { promptOf } from './prompt';
import { Scene } from './scene.svelte';

/** What a lesson points at, and waits for. */
export interface Coached {
  /** Elements of the board, as from `targets`. */
  readonly targets: readonly string[];
  /** The action that is waited for; `null` for none. */
  readonly awaited: unknown;
  /** What was done wants to be confirmed. */
  readonly isConfirming: boolean;
}

/** A button that answers the prompt. */
export interface Offer {
  /** As on the button. */
  label: string;
  /** In full. */
  title: string;
  /** It can be done besides what the game waits for. */
  isAside: boolean;
  /** It is what a lesson waits for. */
  isMeant: boolean;
  /** Which hint begins with it. */
  hint: number | null;
  /** Why it cannot be done now, as a sentence; pressed all the same, the table names the rule. */
  hindrance: string | null;
  /** It is looked at, or no longer. */
  consider: (isLookedAt: boolean) => void;
  act: () => Promise<unknown>;
}

export class TableScene extends Scene {
  /** Events that the log points at. */
  pointed = $state.raw<readonly unknown[]>([]);
  /** What a lesson is about just now. */
  coached = $state.raw<Coached | null>(null);
  /** Whether it is to be pressed beside the board, so that on a phone the room is needed there. */
  isCoachedBeside = $state(false);
  /** What is held over the board and waits to be put down. */
  #proposal = $state.raw<Proposal | null>(null);
  /** The choice that is looked at. */
  #looksAt = $state.raw<unknown>(null);
  /** Whose board was asked for, if not my own; on a shared device, by whom of us. */
  #looked = $state.raw<{ at: number; from: number | null } | null>(null);
  readonly #openRule: (rule: string) => void;
  readonly match: Match;
  /** What others do, as it is shown. */
  readonly playback: Playback;
  readonly talk: Talk;
  readonly hints: Hints;

  constructor(match: Match, openRule: (rule: string) => void) {
    super();
    this.match = match;
    this.talk = new Talk(match);
    this.hints = new Hints(this);
    this.#openRule = openRule;
    this.playback = new Playback({
      load: (entries) => api.replay(match.id, entries),
      stepMs: (step) => (this.#isSeen(step) ? settings.shownMs : 0),
    });
  }

  override summary = $derived.by(() => this.match.state.summary);
  table = $derived.by(() => this.match.state.table);
  /** My seats. */
  mine = $derived.by(() => this.table?.seats ?? []);
  seat = $derived.by(() => {
    const { game, match } = this;
    return game && match.seat ? upToTheEnd(match.seat, (event) => game.begins(event)) : match.seat;
  });
  #sits = $derived.by(() => this.seat?.seat ?? null);
  isMyTurn = $derived.by(() => !this.isOver && this.mine.some(hasToDo));
  isElsewhere = $derived.by(
    () => this.hasOwnBoards && this.#looked !== null && this.#looked.from === this.#sits,
  );
  override shown = $derived.by(() => (this.isElsewhere ? this.#looked?.at : this.#sits) ?? 0);
  isMineShown = $derived.by(() => this.seat !== null && this.seat.seat === this.shown);
  override view = $derived.by(() => (this.isMineShown ? this.seat?.view : this.table?.view));
  openSeats = $derived.by(
    () => this.summary?.seats.filter((one) => one.kind === 'open').length ?? 0,
  );
  prompt = $derived.by(() => {
    const asked = promptOf(this.match.state, this.seat, this.names, {
      text,
      words: words.now,
      about: (action) => this.game?.about?.(action, this.seat?.view, this.seat?.seat ?? null) ?? {},
      asks: ({ view, legal }) => this.game?.asks?.(view, legal, text) ?? null,
      settles: ({ draft }) => this.game?.settles?.(draft, text) ?? null,
    });
    const about = this.isMineShown ? this.#proposal?.about : undefined;
    return about ? { ...asked, sentence: about } : asked;
  });
  /** The final scoring is done, but not all that comes after it. */
  isScored = $derived.by(() => {
    const { game } = this;
    if (!game || this.isOver) return false;
    const told = this.match.state.log.flatMap(({ events }) => events);
    return told.some((event) => game.begins(event) === 'end');
  });
  /** The log, told by turns. */
  chapters = $derived.by(() =>
    this.game ? byTurn(this.match.state.log, this.game, this.match.state.remarks) : [],
  );
  #turns = $derived.by(() => turnsOf(this.chapters));
  /** What others did since my last decision, until I act. */
  news = $derived.by((): readonly Turn[] => {
    const mine = this.mine.map((one) => one.seat);
    if (mine.length === 0 || this.mine.some((one) => one.draft.length > 0)) return [];
    const since = lastDecision(this.match.state.log, mine);
    return this.#turns.filter(
      ({ seat, last }) => seat !== null && !mine.includes(seat) && last >= since,
    );
  });
  /** What each of the others did last. */
  lastTurns = $derived.by((): ReadonlyMap<number, Turn> => {
    const mine = this.mine.map((one) => one.seat);
    const others = this.#turns.flatMap((turn) =>
      turn.seat === null || mine.includes(turn.seat) ? [] : [[turn.seat, turn] as const],
    );
    return new Map(others);
  });
  /** Marked on the board: what is new to me, or else the last turn. */
  override lastEvents = $derived.by(() => {
    const here = (turn: Turn) =>
      eventsOf(turn).some((event) => seatOf(event) !== null && this.isOnBoard(event));
    const news = this.news.filter(here);
    if (news.length > 0) return news.flatMap(eventsOf);
    const last = this.#turns.findLast((turn) => turn.seat !== null && here(turn));
    return last ? eventsOf(last) : [];
  });
  /** The turn to which the step belongs that is shown just now. */
  shownTurn = $derived.by(() => {
    const entry = this.playback.now?.entry;
    if (entry === undefined) return null;
    const isIn = ({ lines, last }: Turn) => (lines[0]?.entry ?? 0) <= entry && entry <= last;
    return this.#turns.find((turn) => turn.seat !== null && isIn(turn)) ?? null;
  });
  #highlight = $derived.by(() => {
    const { game } = this;
    if (this.pointed.length === 0 && this.isMineShown) return this.coached?.targets ?? [];
    return this.pointed.flatMap((event) =>
      game && this.isOnBoard(event) ? game.targets(event) : [],
    );
  });
  /** What the table foresees of my actions, each by how it is written. */
  #foreseen = $derived.by(() => {
    const game = this.game?.id ?? '';
    const known = this.seat?.foreseen ?? [];
    return new Map(
      known.map(({ action, preview }) => [
        JSON.stringify(action),
        bringsOf(game, preview, words.now),
      ]),
    );
  });
  /** What was asked about in this position. */
  #checks = $derived.by(() => {
    void this.seat;
    return new Checks<unknown, unknown>();
  });
  /** What the button would bring that leads on: what waits on it, or the end of the turn where only that is left. */
  #waiting = $derived.by((): Brings | null => {
    if (!this.isMineShown || this.isOver) return null;
    if (this.#proposal) return this.#proposal.brings;
    const [only, ...others] = (this.seat?.legal ?? []) as { do?: string }[];
    const isEnd = only?.do !== undefined && only.do === this.game?.endVerb && others.length === 0;
    return isEnd ? this.foreseen(only) : null;
  });
  /** What the choice that is looked at would bring; else what waits. */
  considered = $derived.by((): Brings | null => {
    if (this.#looksAt === null) return this.#waiting;
    const known = this.foreseen(this.#looksAt);
    if (known) return known;
    const answer = this.#checks.answer(this.#looksAt);
    return answer?.ok ? answer.brings : null;
  });
  #play = $derived.by((): Play<unknown, unknown> | null => {
    const { seat, match } = this;
    if (!seat || !this.isMineShown || this.isOver) return null;
    return {
      legal: seat.legal,
      asides: seat.asides,
      draft: seat.draft,
      at: `${seat.decision}/${seat.revision}`,
      draftEvents: seat.draft_events,
      isShared: this.mine.length > 1,
      act: (action) => match.act(action),
      end: (action) => match.end(action),
      undo: () => match.undo(),
      check: (action) => this.#check(action),
      foreseen: (action) => this.foreseen(action),
      isMeant: (action) => this.#isMeant(action),
      consider: (action) => {
        this.#looksAt = action;
      },
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
    const offered = legal.filter((action) => game.isOffered?.(action, seat.view) ?? true);
    const withheld = seat.must_decide ? (game.withheld?.(seat.view, seat.seat, text) ?? []) : [];
    const actions = [...offered, ...withheld.map(({ action }) => action as { do: string })];
    const titles = actions.map((action) =>
      words.now.action(game.id, action, game.about?.(action, seat.view, seat.seat)),
    );
    const labels = shortened(titles);
    return actions.map((action, at) => ({
      label: labels[at] ?? '',
      title: titles[at] ?? '',
      isAside: seat.asides.includes(action),
      isMeant: this.#isMeant(action),
      hint: this.hints.rankOf(action),
      hindrance: withheld.find((one) => one.action === action)?.why ?? null,
      consider: (isLookedAt) => {
        if (isLookedAt) this.#looksAt = action;
        // Who looks at something else by now goes on doing so.
        else if (this.#looksAt === action) this.#looksAt = null;
      },
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
    const foreseen = (action: unknown) => this.foreseen(action);
    const step = nextStep(game, seat, proposal, deeds, {
      text,
      isOnline: match.line === 'open',
      isEnding: match.isEnding,
      foreseen,
    });
    const isMeant =
      step?.kind === 'end' ? this.#isEndMeant(seat.legal) : this.#isMeant(proposal?.action);
    return step && { ...step, isMeant };
  });

  override get whole(): unknown {
    return this.table?.view;
  }

  /** What others did before, while it lies on the board. */
  get #past() {
    return this.hasOwnBoards ? null : this.playback.past;
  }

  override get headed(): unknown {
    return headed({ past: this.#past?.position ?? null, seat: this.seat, table: this.table });
  }

  override get isEnd(): boolean {
    return this.isOver && this.#past === null;
  }

  override get play(): Play<unknown, unknown> | null {
    return this.#play;
  }

  override get highlight(): readonly string[] {
    return this.#highlight;
  }

  override get coachedAt(): string {
    if (this.pointed.length > 0 || !this.isMineShown) return '';
    return this.coached?.targets.join(' ') ?? '';
  }

  override get hintMarks(): readonly HintMark[] {
    return this.hints.marks;
  }

  /** Whether a lesson waits for this. */
  #isMeant(action: unknown): boolean {
    const awaited = this.coached?.awaited ?? null;
    return awaited !== null && isSame(awaited, action);
  }

  /** Whether a lesson waits for the end of the turn. */
  #isEndMeant(legal: readonly unknown[]): boolean {
    const verb = this.game?.endVerb;
    const last = legal.find((action) => (action as { do?: string }).do === verb);
    return this.coached?.isConfirming || (last !== undefined && this.#isMeant(last));
  }

  /** Whether there is anything to see in a step: not if it only ends a turn. */
  #isSeen({ events }: Step): boolean {
    return events.some((event) => !this.game?.endsTurn?.(event));
  }

  foreseen(action: unknown): Brings | null {
    return this.#foreseen.get(JSON.stringify(action)) ?? null;
  }

  /** Asks for what is looked at and not known; to be called while a component is made. */
  keepConsidering(): void {
    $effect(() => {
      const action = this.#looksAt;
      if (action === null || this.foreseen(action)) return;
      return this.#checks.askSoon(action, (one) => this.#check(one));
    });
    // Nothing known of one position holds in another.
    $effect(() => {
      void this.seat?.decision;
      untrack(() => {
        this.#looksAt = null;
      });
    });
  }

  look(at: number): void {
    if (this.mine.some((one) => one.seat === at)) this.match.choose(at);
    // Who waits for another one on this device is looked at from there.
    this.#looked = this.#sits === at ? null : { at, from: this.#sits };
  }

  lookHome(): void {
    this.#looked = null;
  }

  async #check(action: unknown): Promise<CheckResult<unknown>> {
    const result = await this.match.check(action);
    const game = this.game?.id ?? '';
    if (result.ok) return { ...result, brings: bringsOf(game, result.preview, words.now) };
    const reason = words.now.reason(game, result.reason);
    return { ok: false, rule: result.reason.rule, reason };
  }
}

/** The one store of a match. Nothing else talks to its socket. */
import { commitmentFor, nonceOnce, noteHash } from '../dice/noted';
import { socketAddress } from '../net/api';
import { Line, type LineState } from '../net/socket';
import type { Audience } from '../protocol/Audience';
import type { ClientMessage } from '../protocol/ClientMessage';
import type { Preview } from '../protocol/Preview';
import type { Reason } from '../protocol/Reason';
import type { SeatState } from '../protocol/SeatState';
import type { ServerMessage } from '../protocol/ServerMessage';
import type { Standing } from '../protocol/Standing';
import type { Words } from '../protocol/Words';
import { settings } from '../settings.svelte';
import { type Drafted, lostDrafts } from './redraft';
import {
  asksToConfirm,
  isAwaited,
  knownVersion,
  type MatchState,
  mySeats,
  nothingKnown,
  receive,
  seatInFocus,
} from './state';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
type Request = WithoutId<ClientMessage>;
type Answer = Exclude<
  ServerMessage,
  {
    t:
      | 'welcome'
      | 'advanced'
      | 'seated'
      | 'thinking'
      | 'hints'
      | 'remarked'
      | 'talked'
      | 'talk_ruled';
  }
>;

interface Pending {
  message: ClientMessage;
  resolve: (answer: Answer) => void;
}

export type Checked =
  | { ok: true; events: readonly unknown[]; standing: Standing; preview: Preview }
  | { ok: false; reason: Reason };

const LINE_LOST: Reason = { text: 'ui-line_lost', rule: null, detail: 'the line broke' };
const DRAFT_LOST: Reason = { text: 'ui-draft_lost', rule: null, detail: 'the server restarted' };

export class Match {
  #state = $state.raw<MatchState>(nothingKnown);
  #line = $state<LineState>('connecting');
  #chosen = $state<number | null>(null);
  /** How many ends of turns are under way. */
  #ends = $state(0);
  #refusal = $state.raw<Reason | null>(null);
  #waiting = $state(0);
  readonly #pending = new Map<number, Pending>();
  readonly #wire: Line<ClientMessage, ServerMessage>;
  #lastId = 0;
  /** Which life of the table I know: the server's drafts end with it. */
  #life: number | null = null;

  readonly seat = $derived(seatInFocus(this.#state.table?.seats ?? [], this.#chosen));

  constructor(
    readonly id: string,
    open?: (address: string) => WebSocket,
  ) {
    this.#wire = new Line({
      address: () => socketAddress(id, knownVersion(this.#state)),
      onmessage: (message) => this.#hear(message),
      onstate: (state) => {
        this.#line = state;
      },
      ping: () => ({ t: 'ping', id: this.#nextId() }),
      open,
    });
  }

  get state(): MatchState {
    return this.#state;
  }

  get line(): LineState {
    return this.#line;
  }

  /** The last request that was refused, until it is put away. */
  get refusal(): Reason | null {
    return this.#refusal;
  }

  /** Whether an answer is still to come. */
  get isWaiting(): boolean {
    return this.#waiting > 0;
  }

  start(): void {
    this.#wire.start();
  }

  stop(): void {
    this.#wire.stop();
    this.#giveUp(() => true);
  }

  choose(seat: number): void {
    this.#chosen = seat;
  }

  dismissRefusal(): void {
    this.#refusal = null;
  }

  refuse(reason: Reason): void {
    this.#refusal = reason;
  }

  /** Drafts an action, and confirms it at once if the player wants that. */
  act(action: unknown): Promise<boolean> {
    return this.#act(action, (before, after) => asksToConfirm(settings.now.confirm, before, after));
  }

  /** Drafts what ends the turn, and confirms all of it: who says so has been asked. */
  end(action: unknown): Promise<boolean> {
    return this.#ending(() => this.#act(action, (_, after) => after.must_decide));
  }

  /** Whether a turn is just being confirmed: it cannot be once more. */
  get isEnding(): boolean {
    return this.#ends > 0;
  }

  async #ending(end: () => Promise<boolean>): Promise<boolean> {
    this.#ends += 1;
    try {
      return await end();
    } finally {
      this.#ends -= 1;
    }
  }

  async #act(
    action: unknown,
    asks: (before: SeatState, after: SeatState) => boolean,
  ): Promise<boolean> {
    const before = this.seat;
    if (!before) return false;
    const { seat, decision, revision } = before;
    const answer = await this.#ask({ t: 'act', seat, decision, revision, action });
    if (!this.#accept(answer)) return false;
    const after = answer.t === 'drafted' ? answer.seat : null;
    if (after && !asks(before, after)) await this.commit(after);
    return true;
  }

  async undo(all = false): Promise<void> {
    if (!this.seat) return;
    const { seat, decision, revision } = this.seat;
    this.#accept(await this.#ask({ t: 'undo', seat, decision, revision, all }));
  }

  async commit(state: SeatState | null = this.seat): Promise<boolean> {
    if (!state) return false;
    const { seat, decision, revision } = state;
    return this.#ending(async () => {
      const done = this.#accept(await this.#ask({ t: 'commit', seat, decision, revision }));
      if (done) this.#next(seat);
      return done;
    });
  }

  /** What an action would bring about, or what forbids it. */
  async check(action: unknown): Promise<Checked> {
    const { seat } = this;
    if (!seat) return { ok: false, reason: LINE_LOST };
    const answer = await this.#ask({ t: 'check', seat: seat.seat, action });
    if (answer.t === 'allowed') {
      const { events, standing, preview } = answer;
      return { ok: true, events, standing, preview };
    }
    return { ok: false, reason: answer.t === 'refused' ? answer.reason : LINE_LOST };
  }

  /** Asks what a strong bot would do in my place; why not, if there are no hints. */
  async hint(): Promise<Reason | null> {
    if (!this.seat) return LINE_LOST;
    const { seat, decision, revision } = this.seat;
    return this.#aside({ t: 'hint', seat, decision, revision });
  }

  /** Says something to the table; why not, if it was refused. */
  say(words: Words): Promise<Reason | null> {
    return this.#aside({ t: 'talk', words });
  }

  letTalk(audience: Audience): Promise<Reason | null> {
    return this.#aside({ t: 'let_talk', audience });
  }

  mute(line: number, isMuted: boolean): Promise<Reason | null> {
    return this.#aside({ t: 'mute', line, is_muted: isMuted });
  }

  /** Asks for what is no move, so that nothing at the table waits for it. */
  async #aside(request: Request): Promise<Reason | null> {
    const answer = await this.#request(request);
    return answer.t === 'refused' ? answer.reason : null;
  }

  /** On a shared device, the next of us who has something to do. */
  #next(seat: number): void {
    const seats = this.#state.table?.seats ?? [];
    if (seats.some((mine) => mine.seat === seat && mine.must_decide)) return;
    this.#chosen = seats.find((mine) => mine.must_decide)?.seat ?? seat;
  }

  #accept(answer: Answer): boolean {
    this.#refusal = answer.t === 'refused' ? answer.reason : null;
    return answer.t !== 'refused';
  }

  async #ask(request: Request): Promise<Answer> {
    this.#waiting += 1;
    try {
      return await this.#request(request);
    } finally {
      this.#waiting -= 1;
    }
  }

  #request(request: Request): Promise<Answer> {
    const message = { ...request, id: this.#nextId() } as ClientMessage;
    const answer = new Promise<Answer>((resolve) => {
      this.#pending.set(message.id, { message, resolve });
    });
    // What cannot be sent now is sent, or given up, when the line is back.
    this.#wire.send(message);
    return answer;
  }

  #hear(message: ServerMessage): void {
    const before = this.#state.table?.seats ?? [];
    this.#state = receive(this.#state, message);
    switch (message.t) {
      case 'welcome':
        noteHash(this.id, message.seed_hash);
        this.#addToDice();
        if (message.id !== null) return;
        // In the same life a draft that is gone was taken back, on another device perhaps.
        if (message.life === this.#life) this.#resume([]);
        else this.#resumeElsewhere(lostDrafts(before, message.table.seats));
        this.#life = message.life;
        if (!message.is_whole_log && this.#state.log[0]?.entry !== 0) this.#resync();
        return;
      case 'done':
      case 'drafted':
      case 'committed':
      case 'already':
      case 'allowed':
      case 'refused':
      case 'pong':
        this.#answer(message.id, message);
        return;
      case 'seated':
        this.#addToDice();
        return;
      case 'advanced':
      case 'thinking':
      case 'hints':
      case 'remarked':
      case 'talked':
      case 'talk_ruled':
        return;
      default:
        message satisfies never;
    }
  }

  /**
   * Once the hash is noted: first what binds this browser to its number, and when everybody is
   * bound and that is noted, the number.
   */
  #addToDice(): void {
    const { dice } = this.#state;
    if (isAwaited(this.#state)) {
      const commitment = commitmentFor(this.id);
      if (commitment) this.#wire.send({ t: 'commit_nonce', id: this.#nextId(), commitment });
    } else if (dice?.is_committed) {
      const nonce = nonceOnce(this.id, dice.commitments, mySeats(this.#state));
      if (nonce) this.#wire.send({ t: 'reveal_nonce', id: this.#nextId(), nonce });
    }
  }

  #answer(id: number | null, answer: Answer): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(pending.message.id);
    pending.resolve(answer);
  }

  /**
   * After the line broke: what names its decision has effect once however often
   * it is sent, so it is sent again. All else is given up. What was asked last may
   * build on a draft that the server has lost, so that comes first.
   */
  #resume(lost: readonly Drafted[]): void {
    this.#giveUp(({ message }) => message.t !== 'act' && message.t !== 'commit');
    const unanswered = [...this.#pending.values()];
    if (lost.length > 0) void this.#redraft(lost);
    for (const { message } of unanswered) this.#wire.send(message);
  }

  /** In another life there is no draft that the unanswered could mean but the one made again. */
  #resumeElsewhere(lost: readonly Drafted[]): void {
    for (const pending of this.#pending.values()) {
      const { message } = pending;
      if (message.t !== 'act' && message.t !== 'commit') continue;
      pending.message = { ...message, revision: undefined };
    }
    this.#resume(lost);
  }

  async #redraft(lost: readonly Drafted[]): Promise<void> {
    const answers = await Promise.all(lost.map((draft) => this.#ask({ t: 'act', ...draft })));
    const isLost = answers.some((answer) => answer.t === 'refused' && answer.reason !== LINE_LOST);
    if (isLost) this.#refusal = DRAFT_LOST;
  }

  #resync(): void {
    this.#wire.send({ t: 'resync', id: this.#nextId() });
  }

  #giveUp(which: (pending: Pending) => boolean): void {
    for (const [id, pending] of this.#pending) {
      if (!which(pending)) continue;
      this.#pending.delete(id);
      pending.resolve({ t: 'refused', id, reason: LINE_LOST });
    }
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}

/**
 * The line to a table: connects, notices when it is dead, and connects again.
 * It knows nothing of matches; what to ask for on resuming is in the address.
 */
export type LineState = 'connecting' | 'open' | 'reconnecting' | 'closed';

export interface LineOptions<Out, In> {
  /** Asked anew for each attempt, so that it can name the version to resume from. */
  address: () => string;
  onmessage: (message: In) => void;
  onstate: (state: LineState) => void;
  /** What asks whether the other side is still there. */
  ping: () => Out;
  /** For tests. */
  open?: (address: string) => WebSocket;
  random?: () => number;
}

export const PING_EVERY_MS = 1000;
/** A question that is not answered by then: the player is told. Silence is seen within 3 s. */
export const SUSPECT_AFTER_MS = 1200;
/** And by then: the line is given up. */
export const DEAD_AFTER_MS = 4000;
export const FIRST_PAUSE_MS = 250;
export const LONGEST_PAUSE_MS = 8000;

export class Line<Out, In> {
  readonly #options: LineOptions<Out, In>;
  #socket: WebSocket | null = null;
  #state: LineState = 'closed';
  #failures = 0;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #suspect: ReturnType<typeof setTimeout> | undefined;
  #dead: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions<Out, In>) {
    this.#options = options;
  }

  get state(): LineState {
    return this.#state;
  }

  start(): void {
    if (this.#state !== 'closed') return;
    this.#become('connecting');
    addEventListener('online', this.#hurry);
    this.#connect();
  }

  stop(): void {
    removeEventListener('online', this.#hurry);
    clearTimeout(this.#retry);
    this.#hangUp();
    this.#become('closed');
  }

  /** False if there is nobody to hear it. */
  send(message: Out): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#hangUp();
    const open = this.#options.open ?? ((address: string) => new WebSocket(address));
    const socket = open(this.#options.address());
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(socket, event);
    socket.onclose = () => this.#lost(socket);
    socket.onopen = () => {
      this.#pinger = setInterval(() => this.#ask(), PING_EVERY_MS);
    };
    this.#dead = setTimeout(() => this.#lost(socket), DEAD_AFTER_MS);
  }

  #hear(socket: WebSocket, event: MessageEvent): void {
    if (socket !== this.#socket) return;
    this.#clearDoubts();
    this.#failures = 0;
    this.#become('open');
    this.#options.onmessage(JSON.parse(String(event.data)) as In);
  }

  #ask(): void {
    const socket = this.#socket;
    if (!socket || !this.send(this.#options.ping())) return;
    // Only an unanswered question raises doubts: timers of a hidden page may be late, answers are not.
    this.#suspect ??= setTimeout(() => this.#become('reconnecting'), SUSPECT_AFTER_MS);
    this.#dead ??= setTimeout(() => this.#lost(socket), DEAD_AFTER_MS);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#hangUp();
    this.#become('reconnecting');
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    const spread = 0.5 + (this.#options.random ?? Math.random)() / 2;
    this.#retry = setTimeout(() => this.#connect(), longest * spread);
  }

  /** The network is back: no need to wait any longer. */
  #hurry = (): void => {
    if (this.#state === 'reconnecting') this.#connect();
  };

  #hangUp(): void {
    clearInterval(this.#pinger);
    this.#clearDoubts();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.onopen = null;
    socket.close();
  }

  #clearDoubts(): void {
    clearTimeout(this.#suspect);
    clearTimeout(this.#dead);
    this.#suspect = undefined;
    this.#dead = undefined;
  }

  #become(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onstate(state);
  }
}

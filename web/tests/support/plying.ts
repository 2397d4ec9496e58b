/** Plays for every seat of a shared device over the line, without a picture: quickly to where a test begins. */
import { expect, type Page } from '@playwright/test';
import type { MatchSummary } from '../../src/lib/protocol/MatchSummary';
import type { SeatState } from '../../src/lib/protocol/SeatState';
import type { ServerMessage } from '../../src/lib/protocol/ServerMessage';

/** What a seat is asked; what is done aside can be done as well. */
export interface Asked<View, Action> {
  seat: number;
  view: View;
  legal: readonly Action[];
  asides: readonly Action[];
}

/** What a page keeps of its line. */
interface Line {
  seats(): SeatState[];
  /** Says something, and waits until the table has answered. */
  say(message: object): Promise<ServerMessage>;
  /** Until the table has gone on once more. */
  next(): Promise<void>;
}

type Lined = typeof window & { line: Line };

/** Opens the line in the page; answers are told apart by their numbers. */
function listen(id: string): Promise<void> {
  const socket = new WebSocket(`ws://${location.host}/api/matches/${id}/socket`);
  const waiting = new Map<number, (answer: ServerMessage) => void>();
  let seats: SeatState[] = [];
  let asked = 0;
  let goOn = () => {};
  const line: Line = {
    seats: () => seats,
    say: (message) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        socket.send(JSON.stringify({ ...message, id: asked }));
      }),
    next: () =>
      new Promise((resolve) => {
        goOn = resolve;
      }),
  };
  (window as Lined).line = line;
  return new Promise((resolve) => {
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(data) as ServerMessage;
      if (said.t === 'welcome' || said.t === 'advanced') seats = said.table.seats;
      if (said.t === 'drafted' || said.t === 'already') {
        seats = seats.map((one) => (one.seat === said.seat.seat ? said.seat : one));
      }
      if (said.t === 'welcome') resolve();
      if (said.t === 'advanced') goOn();
      if ('id' in said && said.id !== null) waiting.get(said.id)?.(said);
    };
  });
}

/** Drafts one action, and confirms what is complete: what the seats are asked then. */
async function decide({
  seat,
  decision,
  action,
}: {
  seat: number;
  decision: number;
  action: unknown;
}) {
  const { line } = window as Lined;
  const answer = await line.say({ t: 'act', seat, decision, action });
  if (answer.t !== 'drafted') throw new Error(JSON.stringify(answer));
  if (answer.seat.must_decide) return line.seats();
  const advanced = line.next();
  const { decision: next, revision } = answer.seat;
  const ended = await line.say({ t: 'commit', seat, decision: next, revision });
  if (ended.t !== 'committed') throw new Error(JSON.stringify(ended));
  await advanced;
  return line.seats();
}

export class Plying<View, Action> {
  constructor(
    readonly page: Page,
    readonly game: string,
  ) {}

  /** Opens a table at which all seats are played here, and listens to it; its id. */
  async open(names: readonly string[], options: Record<string, string> = {}): Promise<string> {
    const { request } = this.page.context();
    await request.post('/api/me', { data: { name: names[0] } });
    const others = names.slice(1).map((name) => ({ kind: 'hot_seat', name }));
    const data = { game: this.game, options, seats: [{ kind: 'me' }, ...others] };
    const answer = await request.post('/api/matches', { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id } = (await answer.json()) as MatchSummary;
    await this.page.goto('/');
    await this.page.evaluate(listen, id);
    return id;
  }

  /** Plays as `choose` says until there is what is looked for; `null` if the game ends before. */
  async playUntil<Found>(
    choose: (asked: Asked<View, Action>) => Action,
    find: (asked: Asked<View, Action>) => Found | null,
  ): Promise<Found | null> {
    let seats = await this.page.evaluate(() => (window as Lined).line.seats());
    for (;;) {
      const owing = seats.find(({ legal }) => legal.length > 0);
      if (!owing) return null;
      const { seat, decision, view, legal, asides } = owing;
      const asked = { seat, view, legal, asides } as Asked<View, Action>;
      const found = find(asked);
      if (found !== null) return found;
      seats = await this.page.evaluate(decide, { seat, decision, action: choose(asked) });
    }
  }
}

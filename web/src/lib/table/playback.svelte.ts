/**
 * Shows what others do one step after the other. The table itself is always at the present: whoever
 * acts is there at once, and nothing here keeps anybody waiting.
 */
import { seatOf } from '../match/log';
import type { Standing } from '../protocol/Standing';
import type { TableState } from '../protocol/TableState';
import type { Told } from '../protocol/Told';

export interface Position {
  readonly view: unknown;
  readonly standings: readonly Standing[];
}

export interface Step extends Told {
  /** The table after it; asked for when it is due if it is not known. */
  readonly position: Position | null;
}

/** Is told of every step when it is shown; where nothing moves, as soon as it happens. */
export type Show = (events: readonly unknown[]) => void;

interface Pacing {
  load: (entries: number) => Promise<Position>;
  /** How long a step is shown; 0 if nothing is to move. */
  stepMs: (step: Step) => number;
}

/** News as steps; the last of them leads to what lies on the table. */
export function stepsOf(news: readonly Told[], { view, standings }: TableState): Step[] {
  return news.map((told, at) => {
    return { ...told, position: at === news.length - 1 ? { view, standings } : null };
  });
}

export class Playback {
  #waiting = $state.raw<readonly Step[]>([]);
  #now = $state.raw<Step | null>(null);
  /** What was shown before the step that is being loaded. */
  #before: Position | null = null;
  #listeners = new Set<Show>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes with every skip, so that what was asked for before comes too late. */
  #run = 0;
  #pacing: Pacing;

  constructor(pacing: Pacing) {
    this.#pacing = pacing;
  }

  /** What is shown just now. */
  get now(): Step | null {
    return this.#now;
  }

  /** What lies on the table in the step that is shown; `null` if that is the present. */
  get past(): (Step & { position: Position }) | null {
    const { position } = this.#now ?? {};
    return this.#now && position && this.#waiting.length > 0 ? { ...this.#now, position } : null;
  }

  /** Calls `show` with what happens, as it is shown; returns how to stop. */
  onshow(show: Show): () => void {
    this.#listeners.add(show);
    return () => this.#listeners.delete(show);
  }

  /** What lies on the table, and needs not be shown. */
  rest({ view, standings }: Position): void {
    this.skip();
    this.#before = { view, standings };
  }

  /** What happened now. My own steps need not be shown: I saw them when I made them. */
  take(steps: readonly Step[], mine: readonly number[]): void {
    for (const step of steps) {
      const actor = step.events.length > 0 ? seatOf(step.events[0]) : null;
      if (actor !== null && mine.includes(actor)) {
        this.skip();
        this.#tell(step);
      } else if (this.#pacing.stepMs(step) === 0 && this.#now === null) {
        this.#tell(step);
      } else {
        this.#waiting = [...this.#waiting, step];
      }
    }
    if (this.#now === null) void this.#go();
  }

  /** To the present. */
  skip(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
    const rest = this.#waiting;
    this.#waiting = [];
    this.#now = null;
    if (rest.length > 0) this.#tell(...rest);
  }

  async #go(): Promise<void> {
    const run = this.#run;
    const [next] = this.#waiting;
    if (!next) {
      this.#now = null;
      return;
    }
    // Meanwhile what was shown stays.
    if (!next.position) this.#now = { ...next, position: this.#before };
    const position = next.position ?? (await this.#load(next)) ?? this.#before;
    if (run !== this.#run) return;
    this.#waiting = this.#waiting.slice(1);
    this.#now = { ...next, position };
    this.#tell({ ...next, position });
    this.#timer = setTimeout(() => void this.#go(), this.#pacing.stepMs(next));
  }

  /** What cannot be shown is told all the same. */
  async #load({ entry }: Step): Promise<Position | null> {
    try {
      return await this.#pacing.load(entry + 1);
    } catch {
      return null;
    }
  }

  /** Several at once are one piece of news: nobody wants to hear ten sounds in one moment. */
  #tell(...steps: readonly Step[]): void {
    this.#before = steps.findLast(({ position }) => position)?.position ?? this.#before;
    const events = steps.flatMap((step) => step.events);
    for (const show of this.#listeners) show(events);
  }
}

/** The final scoring, shown line by line of the sheet. */
import type { Standing } from '../protocol/Standing';

export const LINE_MS = 1000;

export class Finale {
  #at = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #lines: readonly string[];
  readonly #online: (line: number) => void;
  readonly #onover: () => void;

  /** `online` is told of every line as it begins. */
  constructor(
    lines: readonly string[],
    { online, onover }: { online: (line: number) => void; onover: () => void },
  ) {
    this.#lines = lines;
    this.#online = online;
    this.#onover = onover;
  }

  get isRunning(): boolean {
    return this.#at !== null;
  }

  /** The category that scores now. */
  get category(): string | null {
    return this.#at === null ? null : (this.#lines[this.#at] ?? null);
  }

  start(): void {
    this.#show(0);
  }

  /** All of it in one press. */
  skip(): void {
    if (this.isRunning) this.#end();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Points of a seat as far as they have been counted. */
  counted({ lines, points }: Standing): number {
    if (this.#at === null) return points;
    const done = this.#lines.slice(0, this.#at + 1);
    return lines.reduce((sum, line) => sum + (done.includes(line.category) ? line.points : 0), 0);
  }

  #show(line: number): void {
    if (line >= this.#lines.length) {
      this.#end();
      return;
    }
    this.#at = line;
    this.#online(line);
    this.#timer = setTimeout(() => this.#show(line + 1), LINE_MS);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#at = null;
    this.#onover();
  }
}

/** Lines of the sheet in its order; those in which nobody has anything need not be shown. */
export function linesOf(standings: readonly Standing[]): { all: string[]; counting: string[] } {
  const all = [...new Set(standings.flatMap(({ lines }) => lines.map((line) => line.category)))];
  const has = (category: string) =>
    standings.some(({ lines }) =>
      lines.some((line) => line.category === category && line.points !== 0),
    );
  return { all, counting: all.filter(has) };
}

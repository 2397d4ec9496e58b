/** A server of a spec's own, to be killed and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { FATE, program } from './programs';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export class OwnServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'skerry-own-'));
  readonly #database: string | null;
  readonly #fate: readonly string[];
  #port = 0;
  #process: ChildProcess | null = null;

  /**
   * With a database, the matches are kept there and shared with other nodes; without a known fate
   * players add to the dice.
   */
  constructor({
    database = null,
    hasFate = true,
  }: { database?: string | null; hasFate?: boolean } = {}) {
    this.#database = database;
    this.#fate = hasFate ? ['--fate', FATE] : [];
  }

  get port(): number {
    return this.#port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    const listen = `127.0.0.1:${this.#port}`;
    const kept = this.#database === null ? ['--data', this.#data] : [];
    const shared = this.#database === null ? {} : { DATABASE_URL: this.#database };
    this.#process = spawn(program(), ['serve', '--listen', listen, ...this.#fate, ...kept], {
      stdio: 'ignore',
      env: { ...process.env, RUST_LOG: 'warn', ...shared },
    });
    const isUp = () =>
      fetch(`${this.origin}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
    await expect.poll(isUp, { intervals: [50], timeout: 60_000 }).toBe(true);
  }

  /** As the power goes: nothing is closed, nothing is written any more. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
    this.#process = null;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

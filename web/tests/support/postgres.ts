/** A throwaway PostgreSQL of a spec's own, from Debian's packages, on a socket in a folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where Debian keeps the server's programs, one folder per version. */
const VERSIONS = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres`, of the newest version installed. */
function programs(): string | null {
  if (!existsSync(VERSIONS)) return null;
  const folders = readdirSync(VERSIONS)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(VERSIONS, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root: then it is its own user, or `nobody`. */
function userBelowRoot(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => users.find(([user]) => user === name));
  const [, , uid, gid] = found.find((user) => user !== undefined) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

export class Postgres {
  readonly #folder = mkdtempSync(join(tmpdir(), 'skerry-pg-'));
  #process: ChildProcess | null = null;

  /** Whether there is none here, and none is required. */
  static isMissing(): boolean {
    const isRequired = process.env.CI === 'true' || process.env.SKERRY_REQUIRE_POSTGRES === '1';
    return programs() === null && !isRequired;
  }

  /** For `DATABASE_URL`. */
  get url(): string {
    return `postgres://app@localhost/postgres?host=${this.#folder}`;
  }

  async start(): Promise<void> {
    const folder = programs();
    if (folder === null)
      throw new Error(`PostgreSQL is not installed: no ${VERSIONS}/*/bin/initdb`);
    const user = userBelowRoot();
    if (user) chownSync(this.#folder, user.uid, user.gid);
    const place = { ...user, cwd: this.#folder, stdio: 'ignore' as const };
    const plain = ['-U', 'app', '-A', 'trust', '--no-sync', '-E', 'UTF8', '-D', 'db'];
    execFileSync(join(folder, 'initdb'), plain, place);
    // Durable it need not be: it lives as long as a test.
    const hasty = ['listen_addresses=', 'fsync=off', 'synchronous_commit=off'];
    const settings = hasty.flatMap((setting) => ['-c', setting]);
    const args = ['-D', 'db', '-k', this.#folder, ...settings];
    this.#process = spawn(join(folder, 'postgres'), args, place);
    await expect.poll(() => this.#isReady(), { intervals: [50], timeout: 60_000 }).toBe(true);
  }

  /** The server writes into this file how far it is. */
  #isReady(): boolean {
    const file = join(this.#folder, 'db/postmaster.pid');
    return existsSync(file) && readFileSync(file, 'utf8').split('\n')[7]?.trim() === 'ready';
  }

  async end(): Promise<void> {
    const running = this.#process;
    if (running && running.exitCode === null) {
      const gone = once(running, 'exit');
      // Connections are ended, nothing is left behind.
      running.kill('SIGINT');
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The programs that take part: the browser, and the server that is tested. */
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every match of the tests has this fate: what they meet depends on no deal. */
export const FATE = process.env.SKERRY_E2E_FATE ?? '1';
export const PORT = Number(process.env.SKERRY_E2E_PORT ?? 7979);

const web = fileURLToPath(new URL('../..', import.meta.url));

/** The server: `SKERRY_BIN`, or the debug build of this clone. */
export function program(): string {
  const target = process.env.CARGO_TARGET_DIR ?? '../target';
  return resolve(web, process.env.SKERRY_BIN ?? join(target, 'debug/skerry'));
}

/** Chromium as the system has it: `CHROMIUM`, or the first on the path. */
export function browser(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const places = (process.env.PATH ?? '').split(delimiter).map((at) => join(at, 'chromium'));
  return places.find((place) => existsSync(place)) ?? '/usr/bin/chromium';
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browser, FATE, PORT, program } from './tests/support/programs';

/** A folder for the matches of this run; only the process that starts the server makes one. */
function scratch(): string {
  if (process.env.TEST_WORKER_INDEX !== undefined) return '';
  const folder = mkdtempSync(join(tmpdir(), 'skerry-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const touch = [
  'phone',
  'accessible',
  'pictures',
  'end',
  'amerigo-phone',
  'yamatai-phone',
  'cooper-phone',
  'amerigo-phases',
  'next-step',
  'readable',
  'consequences',
  'lessons-phone',
  'rules',
  'campaign-phone',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // These only end what has failed: a busy machine takes its time.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: browser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [
        'phone',
        'amerigo-phone',
        'yamatai-phone',
        'cooper-phone',
        'campaign-phone',
        'lessons-phone',
      ].map((name) => `**/${name}.spec.ts`),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: touch,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${program()}" serve --listen 127.0.0.1:${PORT} --data "${scratch()}" --no-limits --grace 0 --fate ${FATE}`,
    url: `http://127.0.0.1:${PORT}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    env: { RUST_LOG: 'warn' },
  },
});

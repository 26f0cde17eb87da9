import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { freePort } from '@plinth/tooling/free-port';
import { limits } from '@plinth/tooling/limits';
import { parallelism } from '@plinth/tooling/parallelism';
import { fixFirefoxDriver } from './support/fixFirefoxDriver';

// Workers read this file again: the first choices are passed on in the environment.
const port = (process.env['PLINTH_E2E_PORT'] ??= String(await freePort()));
const dataFolder = (process.env['PLINTH_E2E_DATA'] ??= mkdtempSync(
  path.join(tmpdir(), 'plinth-e2e-'),
));
const playgroundPort = (process.env['PLINTH_PLAYGROUND_PORT'] ??= String(await freePort()));
// The password of the site's owner, for specs that sign in as the owner.
process.env['PLINTH_OWNER_PASSWORD'] ??= 'only for these tests';
// An installed Firefox (143 or later), driven by WebDriver BiDi: `PLINTH_FIREFOX=/usr/bin/firefox pnpm --filter @plinth/e2e e2e`.
const firefox = process.env['PLINTH_FIREFOX'];
if (firefox) fixFirefoxDriver();
const launchOptions = firefox
  ? {
      executablePath: firefox,
      firefoxUserPrefs: {
        // Going back loads the page, as in the driven Chromium: the driver is not notified of a page from the
        // back/forward cache, and waits for ever.
        'browser.sessionhistory.max_total_viewers': 0,
        // A mouse (2: fine, 4: hovers): without it a headless Firefox reports to a page that there is no pointer.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    }
  : await chromiumLaunchOptions();

export default defineConfig({
  testDir: 'specs',
  fullyParallel: true,
  workers: parallelism.journeys,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  timeout: limits.journey,
  expect: { timeout: limits.condition },
  reporter: [
    ['list'],
    [
      '@plinth/tooling/playwright-reporter',
      { file: 'reports/e2e.jsonl', patience: limits.stillness },
    ],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    // A recording costs a third of the runner's processor time: if there are retries, only the retry is recorded.
    trace: process.env['PLINTH_TRACE']
      ? 'retain-on-failure'
      : process.env['CI']
        ? 'on-first-retry'
        : 'off',
  },
  projects: [
    firefox
      ? {
          name: 'firefox',
          use: { browserName: 'firefox', channel: 'moz-firefox' },
          // Its driver does not support `javaScriptEnabled`, and hangs in a Firefox that is started without scripts.
          grepInvert: /without JavaScript|without a script|needs no JavaScript/,
        }
      : { name: 'chromium', use: { browserName: 'chromium' } },
  ],
  webServer: [
    {
      command: 'node dist/main.js',
      cwd: path.resolve(import.meta.dirname, '../apps/site-server'),
      url: `http://localhost:${port}/healthz`,
      env: { PORT: port, PLINTH_DATA: dataFolder },
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: limits.start,
      gracefulShutdown: { signal: 'SIGTERM', timeout: limits.condition },
    },
    {
      command: `node node_modules/vite/bin/vite.js preview --port ${playgroundPort} --strictPort`,
      cwd: path.resolve(import.meta.dirname, '../apps/playground'),
      url: `http://localhost:${playgroundPort}/`,
      // The composer of the playground saves into the server above.
      env: { PLINTH_SITE: `http://localhost:${port}` },
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: limits.start,
      gracefulShutdown: { signal: 'SIGTERM', timeout: limits.condition },
    },
  ],
});

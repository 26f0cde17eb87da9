process.env['PLINTH_PLAYGROUND_PORT'] = '4793';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
const port = '4791';
export default defineConfig({
  testDir: 'specs', workers: 2, timeout: 60000, expect: { timeout: 8000 }, reporter: [['line']], outputDir: '/tmp/ev-results',
  use: { baseURL: `http://localhost:${port}`, launchOptions: await chromiumLaunchOptions(), actionTimeout: 8000 },
  webServer: [{ command: 'node --conditions=@plinth/source --import tsx src/main.ts', cwd: '../apps/site-server', url: `http://localhost:${port}/healthz`, env: { PORT: port, PLINTH_DATA: '/tmp/ev-data' }, stdout: 'ignore', timeout: 120000 },
  { command: 'node node_modules/vite/bin/vite.js preview --port 4793 --strictPort', cwd: '../apps/playground', url: 'http://localhost:4793/', stdout: 'ignore', stderr: 'ignore', timeout: 120000 }],
});

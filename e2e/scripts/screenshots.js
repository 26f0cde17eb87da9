/* global document, window, requestAnimationFrame -- in the page */
// Pictures of the sample site for people: every page at two widths, in light and dark, and the README's picture.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { freePort } from '@plinth/tooling/free-port';
import { untilAnswers } from '@plinth/tooling/until-answers';
import { repositoryRoot } from '@plinth/tooling/workspace';

const port = await freePort();
const origin = `http://localhost:${port}`;
const folder = path.join(repositoryRoot, 'e2e/reports/screenshots');
const pages = ['', 'work', 'shop', 'studio', 'glaze-notes', 'contact'];

const server = spawn(process.execPath, ['dist/main.js'], {
  cwd: path.join(repositoryRoot, 'apps/site-server'),
  env: {
    ...process.env,
    PORT: String(port),
    PLINTH_DATA: mkdtempSync(path.join(tmpdir(), 'plinth-pictures-')),
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});

try {
  await untilAnswers(server, `${origin}/healthz`);
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const width of [390, 1280]) {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: origin }]);
      const page = await context.newPage();
      for (const slug of pages) {
        await page.goto(`${origin}/${slug}`, { waitUntil: 'networkidle' });
        await loadEverything(page);
        await page.screenshot({
          path: path.join(folder, `${slug || 'home'}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
      }
      await context.close();
    }
  }
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  mkdirSync(path.join(repositoryRoot, 'docs/pictures'), { recursive: true });
  await page.screenshot({ path: path.join(repositoryRoot, 'docs/pictures/home.png') });
  await browser.close();
  console.log(`Pictures in ${path.relative(process.cwd(), folder)} and docs/pictures/home.png`);
} finally {
  server.kill('SIGTERM');
}

/** Lazy pictures load when they come near: walk the page once. @param {import('@playwright/test').Page} page */
async function loadEverything(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

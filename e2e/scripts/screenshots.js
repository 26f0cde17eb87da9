// Pictures of the sample site for people: every page at two widths, in light and dark, and the README's picture.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { repositoryRoot } from '@plinth/tooling/workspace';
import { serveSample } from './sampleServer.js';
import { wholePage } from './wholePage.js';

const folder = path.join(repositoryRoot, 'e2e/reports/screenshots');
const pages = ['', 'work', 'shop', 'studio', 'glaze-notes', 'contact'];
const { origin, stop } = await serveSample(repositoryRoot);

try {
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
        const file = `${slug || 'home'}-${width}-${colorScheme}.png`;
        await wholePage(page, { path: path.join(folder, file) });
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
  stop();
}

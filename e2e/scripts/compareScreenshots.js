/* global document, createImageBitmap -- in the page */
// Compares every page of the sample site, pixel by pixel at two widths, with that of another checkout whose server is
// built: `pnpm screenshots:compare <folder>`. The clock of the page is stopped, and nothing moves.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@plinth/tooling/chromium';
import { repositoryRoot } from '@plinth/tooling/workspace';
import { serveSample } from './sampleServer.js';
import { wholePage } from './wholePage.js';

const [other] = process.argv.slice(2);
if (!other) throw new Error('Name the folder of the other checkout, whose server is built.');

const folder = path.join(repositoryRoot, 'e2e/reports/compared');
const maxAttempts = 4;
const now = new Date();
const servers = [await serveSample(path.resolve(other)), await serveSample(repositoryRoot)];
const browser = await chromium.launch(await chromiumLaunchOptions());

try {
  mkdirSync(folder, { recursive: true });
  const slugs = await sitemap(/** @type {{ origin: string }} */ (servers[0]).origin);
  const comparing = await browser.newPage();
  let pictures = 0;
  const different = [];
  for (const width of [390, 1280])
    for (const slug of slugs) {
      /** @type {Buffer[]} */
      let taken = [];
      let pixels = 1;
      // On a busy machine a script or a font may load after the screenshot: only a persistent difference counts.
      for (let attempt = 0; attempt < maxAttempts && pixels !== 0; attempt += 1) {
        taken = await Promise.all(servers.map(({ origin }) => pictureOf(origin + slug, width)));
        const texts = taken.map((picture) => picture.toString('base64'));
        pixels = await comparing.evaluate(countDifferences, texts);
      }
      pictures += 1;
      if (pixels === 0) continue;
      const name = `${slug.slice(1).replaceAll('/', '-') || 'home'}-${width}`;
      different.push(`${slug} at ${width} px: ${pixels < 0 ? 'another size' : `${pixels} pixels`}`);
      for (const [at, picture] of taken.entries())
        writeFileSync(path.join(folder, `${name}-${at === 0 ? 'before' : 'after'}.png`), picture);
    }
  console.log(
    `${pictures} pictures of ${slugs.length} pages compared, ${different.length} differ.`,
  );
  if (different.length > 0) {
    console.log(`${different.join('\n')}\nBoth pictures of each are in ${folder}.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  for (const { stop } of servers) stop();
}

/** @param {string} origin @returns {Promise<string[]>} the paths of all pages */
async function sitemap(origin) {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => new URL(href).pathname);
}

/** @param {string} address @param {number} width */
async function pictureOf(address, width) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: address }]);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  // Loaded again: its fonts are available from the first paint on, and sections below have their true height.
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  const picture = await wholePage(page);
  await context.close();
  return picture;
}

/** In the page. @param {string[]} pictures @returns {Promise<number>} -1 where they differ in size */
async function countDifferences(pictures) {
  const [a, b] = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const { width, height, ...bitmap } = await createImageBitmap(new Blob([bytes])).then(
        (image) => ({ image, width: image.width, height: image.height }),
      );
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.drawImage(bitmap.image, 0, 0);
      return {
        width,
        height,
        data: new Uint32Array(context.getImageData(0, 0, width, height).data.buffer),
      };
    }),
  );
  if (!a || !b || a.width !== b.width || a.height !== b.height) return -1;
  return a.data.reduce((sum, pixel, at) => sum + (pixel === b.data[at] ? 0 : 1), 0);
}
